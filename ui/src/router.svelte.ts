// The router: /, /<code>, /table/<id>, /table/<id>/replay, /screen/<code or id>, /rules/<game>,
// /you, /house, /house/<person>.
import { version } from '@/device/version';
import { readCode } from '@/net/codes';

export type Route =
  | { screen: 'lobby' }
  | { screen: 'code'; code: string }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string }
  | { screen: 'big'; table: string }
  | { screen: 'rules'; game: string }
  | { screen: 'you' }
  | { screen: 'club' }
  | { screen: 'profile'; person: string };

function read(): Route {
  const [first, second, third] = location.pathname
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  if (first === 'table' && second)
    return { screen: third === 'replay' ? 'replay' : 'table', table: second };
  if (first === 'screen' && second) return { screen: 'big', table: second };
  if (first === 'rules' && second) return { screen: 'rules', game: second };
  if (first === 'you') return { screen: 'you' };
  if (first === 'house') return second ? { screen: 'profile', person: second } : { screen: 'club' };
  const code = readCode(first ?? '');
  if (code) return { screen: 'code', code };
  return { screen: 'lobby' };
}

class Router {
  now = $state.raw<Route>(read());

  constructor() {
    window.addEventListener('popstate', () => (this.now = read()));
  }

  go(path: string, instead = false): void {
    if (version.takeAt(path, instead)) return;
    if (instead) history.replaceState(null, '', path);
    else if (path !== location.pathname) history.pushState(null, '', path);
    this.now = read();
    scrollTo({ top: 0, behavior: 'instant' });
  }

  /** Handle a click on a link inside the page, unless the user wants another tab or window. */
  follow = (event: MouseEvent): void => {
    const link = (event.currentTarget as HTMLAnchorElement).getAttribute('href');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    this.go(link);
  };
}

export const router = new Router();
