// The addresses of the page: /, /table/<id>, /table/<id>/replay, /rules/<game>, /you.
export type Route =
  | { screen: 'lobby' }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string }
  | { screen: 'rules'; game: string }
  | { screen: 'you' };

function read(): Route {
  const [first, second, third] = location.pathname
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  if (first === 'table' && second)
    return { screen: third === 'replay' ? 'replay' : 'table', table: second };
  if (first === 'rules' && second) return { screen: 'rules', game: second };
  if (first === 'you') return { screen: 'you' };
  return { screen: 'lobby' };
}

class Router {
  now = $state.raw<Route>(read());

  constructor() {
    window.addEventListener('popstate', () => (this.now = read()));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.now = read();
    scrollTo({ top: 0, behavior: 'instant' });
  }

  /** For links: stay in the page unless another tab or window is wanted. */
  follow = (event: MouseEvent): void => {
    const link = (event.currentTarget as HTMLAnchorElement).getAttribute('href');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    this.go(link);
  };
}

export const router = new Router();
