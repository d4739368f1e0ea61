// The HTTP API of the house: identities, and tables from their creation to their replay.
import type {
  Advice,
  Change,
  ClubSettings,
  CodeInfo,
  Companion,
  Complaint,
  Friend,
  GameInfo,
  HolidayInfo,
  HouseFigures,
  Invitation,
  Invited,
  Leaderboard,
  Link,
  Me,
  Mutes,
  MyTable,
  NewTable,
  NoticeInfo,
  Problem,
  Profile,
  PushWish,
  QuietWish,
  ReplayPart,
  Report,
  Review,
  Summary,
  TableInfo,
  TableSettings,
  Thinking,
} from './wire';

/** The house refused or could not carry out a request; `problem` says why. */
export class NotDoneError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }
}

let acting: string | null = null;

/**
 * Set the person who makes requests from now on, among those who share this device; null: its
 * owner.
 */
export function actAs(person: string | null): void {
  acting = person;
}

/** Return the path of a request on behalf of a person who shares this device. */
const asOne = (path: string, person: string | null) =>
  person === null
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}as=${encodeURIComponent(person)}`;

async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  person: string | null = acting,
): Promise<T> {
  const options: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers = { 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(asOne(path, person), options);
  } catch {
    throw new NotDoneError(0, { code: 'no-connection', rule: '', data: {} });
  }
  const text = await answer.text();
  if (!answer.ok) {
    throw new NotDoneError(answer.status, problemOf(text));
  }
  return (text ? JSON.parse(text) : null) as T;
}

function problemOf(text: string): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return { code: 'failed', rule: '', data: {} };
  }
}

const get = <T>(path: string) => request<T>('GET', path);
const post = <T>(path: string, body: unknown = undefined) => request<T>('POST', path, body);
const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;

export type TableDeed =
  'leave' | 'start' | 'pause' | 'resume' | 'resign' | 'back' | 'close' | 'rematch';

export const house = {
  me: () => get<Me>('/api/me'),
  hello: (name: string | null, language: string) => post<Me>('/api/me', { name, language }),
  bring: (what: Companion) => post<Me>('/api/me/company', what),
  /** Take a seat for a person who shares this device. */
  sitAs: (person: string, table: string) =>
    request<TableInfo>('POST', at(table, 'sit'), { seat: null, entropy: entropy() }, person),
  leaveAs: (person: string, table: string) =>
    request<TableInfo>('POST', at(table, 'leave'), undefined, person),
  /** Pass at a hidden question without looking at it; null: for the owner of the device. */
  passAs: (person: string | null, table: string) =>
    request<TableInfo>('POST', at(table, 'pass'), undefined, person),
  change: (what: Change) => request<Me>('PATCH', '/api/me', what),
  keep: (login: string, password: string, old: string | null) =>
    post<Me>('/api/me/keep', { login, password, ...(old === null ? {} : { old_password: old }) }),
  signIn: (login: string, password: string) => post<Me>('/api/me/login', { login, password }),
  /** Remove a person who shares this device. */
  part: (person: string) => request<null>('DELETE', '/api/me/device', undefined, person),
  signOut: () => request<null>('DELETE', '/api/me/device'),
  makeLink: () => post<Link>('/api/me/link'),
  followLink: (code: string) => post<Me>('/api/me/link/follow', { code }),
  resetPassword: (code: string, password: string) => post<Me>('/api/me/reset', { code, password }),
  games: () => get<GameInfo[]>('/api/games'),
  openTables: () => get<Summary[]>('/api/tables'),
  myTables: () => get<MyTable[]>('/api/me/tables'),
  holiday: () => get<HolidayInfo>('/api/me/holiday'),
  goAway: (until: number | null) => post<HolidayInfo>('/api/me/holiday', { until }),
  notices: () => get<NoticeInfo>('/api/me/notices'),
  pushHere: (wish: PushWish) => post<NoticeInfo>('/api/me/notices/push', wish),
  pushNoMore: () => request<NoticeInfo>('DELETE', '/api/me/notices/push'),
  mailTo: (address: string) => post<NoticeInfo>('/api/me/notices/mail', { address }),
  quiet: (wish: QuietWish) => post<NoticeInfo>('/api/me/notices/quiet', wish),
  history: (before?: number) =>
    get<Summary[]>(`/api/me/history${before === undefined ? '' : `?before=${before}`}`),
  table: (table: string) => get<TableInfo>(`/api/tables/${encodeURIComponent(table)}`),
  create: (table: NewTable) => post<TableInfo>('/api/tables', table),
  lesson: (game: string) => post<TableInfo>('/api/tables/lesson', { game }),
  sit: (table: string, seat: number | null) =>
    post<TableInfo>(at(table, 'sit'), { seat, entropy: entropy() }),
  bot: (table: string, seat: number, level: string | null) =>
    post<TableInfo>(at(table, 'bot'), { seat, level }),
  passOver: (table: string, answers: string[][]) =>
    post<TableInfo>(at(table, 'pass-over'), { answers }),
  act: (table: string, deed: TableDeed) => post<TableInfo>(at(table, deed)),
  settings: (table: string, settings: TableSettings) =>
    post<TableInfo>(at(table, 'settings'), settings),
  remove: (table: string, seat: number) => post<TableInfo>(at(table, 'remove'), { seat }),
  replace: (table: string, seat: number, level: string | null) =>
    post<TableInfo>(at(table, 'replace'), { seat, level }),
  handOver: (table: string, seat: number) => post<TableInfo>(at(table, 'owner'), { seat }),
  lock: (table: string, locked: boolean) => post<TableInfo>(at(table, 'lock'), { locked }),
  letIn: (table: string, person: string, agree: boolean) =>
    post<TableInfo>(at(table, 'request'), { person, agree }),
  standIn: (table: string, seat: number, agree: boolean) =>
    post<TableInfo>(at(table, 'stand-in'), { seat, agree }),
  report: (table: string, complaint: Complaint) => post<null>(at(table, 'report'), complaint),
  mutes: () => get<Mutes>('/api/me/mutes'),
  mute: (person: string) => post<Mutes>(`/api/me/mutes/${encodeURIComponent(person)}`),
  unmute: (person: string) =>
    request<null>('DELETE', `/api/me/mutes/${encodeURIComponent(person)}`),
  replay: (table: string, seat: number | null, first: number) =>
    get<ReplayPart>(at(table, `replay?first=${first}${seat === null ? '' : `&seat=${seat}`}`)),
  coach: (table: string, ask: string) =>
    post<Advice>(at(table, `coach?ask=${encodeURIComponent(ask)}`)),
  verify: (table: string) => get<Report>(at(table, 'verify')),
  review: (table: string) => get<Review | Thinking>(at(table, 'review')),
  invitation: (table: string) => get<Invitation>(at(table, 'invitation')),
  code: (code: string) => get<CodeInfo>(`/api/codes/${encodeURIComponent(code)}`),
  leaderboards: () => get<Leaderboard[]>('/api/club'),
  figures: () => get<HouseFigures>('/api/club/house'),
  profile: (person: string) => get<Profile>(`/api/club/people/${encodeURIComponent(person)}`),
  clubSettings: () => get<ClubSettings>('/api/me/club'),
  showInClub: (wish: Partial<ClubSettings>) => request<ClubSettings>('PATCH', '/api/me/club', wish),
  friends: () => get<Friend[]>('/api/me/friends'),
  invite: (table: string, person: string) => post<null>(at(table, 'invite'), { person }),
  invitations: () => get<Invited[]>('/api/me/invitations'),
  decline: (table: string) =>
    request<null>('DELETE', `/api/me/invitations/${encodeURIComponent(table)}`),
  qrCode: (table: string) => at(table, 'qr.svg'),
  record: (table: string) => at(table, 'record'),
};

/** Return a random text, the player's own contribution to the dice. */
function entropy(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
