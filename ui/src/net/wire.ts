// Written by ui/dev/wire.py from the house's declarations; a test compares both.

export interface Form {
  fields: Fields;
  default: Record<string, unknown>;
}

export interface Fields {
  fields: Record<string, Amount | OneOf | SomeOf | Fields>;
}

export interface Amount {
  low: number;
  high: number;
}

export interface OneOf {
  values: unknown[];
}

export interface SomeOf {
  values: unknown[];
  least: number;
  most: number;
}

export interface Result {
  scores: number[];
  winners: number[];
  sources: (Record<string, unknown>)[];
}

export interface SeenEvent {
  kind: string;
  rule: string;
  data: Record<string, unknown>;
  private: boolean;
  reveals: boolean;
}

export interface View<T = unknown> {
  seat: number | null;
  seats: number;
  options: Record<string, unknown>;
  asks: Ask[];
  sealed: unknown | null;
  waiting: Waiting | null;
  agenda: unknown[][];
  result: Result | null;
  table: T;
  knowledge: unknown;
}

export interface Ask {
  id: string;
  question: string;
  rule: string;
  data: Record<string, unknown>;
  choices: unknown[][] | Form;
  says: Record<string, string[]>;
  optional: boolean;
}

export interface Waiting {
  seats: number[] | null;
  question: string | null;
}

export interface DiceTownView {
  round: number;
  sheriff: number;
  mine: number;
  bank: number;
  stagecoach: number;
  store_deck: number;
  discards: number;
  claims_deck: number;
  row: string[];
  players: DiceTownPlayerView[];
  last_roll: boolean;
  acting: number;
  visitors: number[];
  offers: DiceTownOfferView[];
  promised: ([number, number, number, number])[];
  first_action: string;
  known_discards: string[];
  known_deck: string[];
  river: number;
  river_gone: string[];
  known_river: string[];
  bandits: number;
  top_bandit: string[];
  wanted: string[];
  chase_dice: string[];
  box: number;
  die_holder: number;
  guarded: number;
  war_path: string;
  hand: string[];
  cup: string[];
  looking_at: string[];
  passes_in_advance: boolean;
}

export interface DiceTownPlayerView {
  dollars: number;
  nuggets: number;
  store: number;
  claims: number;
  known: string[];
  wired: string[];
  played: string[];
  ranches: number;
  hired: string[];
  caught: string[];
  dice: string[];
  fresh: string[];
  under_cup: number;
  keeps_for_free: boolean;
  must_play_brute: boolean;
  won: boolean;
}

export interface DiceTownOfferView {
  seat: number;
  outcome: number;
  dollars: number;
  nuggets: number;
  store: number;
  claims: number;
  cards: string[] | null;
  wired: string[];
  share_dollars: number;
  share_nuggets: number;
  ranches: number;
  bandits: string[];
}

export interface GentlemansDealView {
  turn: number;
  turns: number;
  dealer: number;
  phase: string;
  card: GentlemansDealDealCard | null;
  offer: GentlemansDealShare[] | null;
  replaced: GentlemansDealShare[] | null;
  talk: GentlemansDealTalkView;
  voters: number[];
  players: GentlemansDealPlayerView[];
  jailed: number | null;
  my_money: number | null;
  my_income: Record<string, number> | null;
  deck: GentlemansDealDeckView;
  latest: GentlemansDealPastDealView | null;
}

export interface GentlemansDealDealCard {
  money: number;
  accomplices: string[];
}

export interface GentlemansDealShare {
  money: number;
  accomplices: string[];
}

export interface GentlemansDealTalkView {
  demands: GentlemansDealDemandView[];
}

export interface GentlemansDealDemandView {
  demand: GentlemansDealDemand;
  met: boolean;
}

export interface GentlemansDealDemand {
  seat: number;
  whom: number;
  money: number;
  accomplices: string[];
  vote: string;
  reply: boolean;
}

export interface GentlemansDealPlayerView {
  accomplices: string[];
  coming: string[];
  arguments: number;
  gang_cards: number;
  weight: number;
  weight_with_argument: number;
  word: string | null;
}

export interface GentlemansDealDeckView {
  left: number;
  shown: GentlemansDealDealCard[];
}

export interface GentlemansDealPastDealView {
  turn: number;
  dealer: number;
  card: GentlemansDealDealCard;
  offer: GentlemansDealShare[] | null;
  votes: GentlemansDealVote[];
  outcome: string;
  words: (string | null)[];
  payments: GentlemansDealPayment[];
}

export interface GentlemansDealVote {
  seat: number;
  ballot: string;
  weight: number;
}

export interface GentlemansDealPayment {
  seat: number;
  source: string;
  money: number;
}

export interface PokerDiceView {
  round: number;
  turn: number;
  dice: number[];
  rolls_left: number;
  possible: Record<string, number>;
  closed: string | null;
  sheets: PokerDiceSheetView[];
}

export interface PokerDiceSheetView {
  boxes: Record<string, number | null>;
  poker_plus: number;
  upper: number;
  upper_bonus: number;
  lower: number;
  total: number;
}

export interface GameInfo {
  name: string;
  version: number;
  complete: boolean;
  least_seats: number;
  most_seats: number;
  options: OptionInfo[];
  words: Record<string, string>;
  bots: string[];
  characters: string[];
  minutes: [number, number];
  quick_seats: number;
  draws: boolean;
  books: string[];
  lesson: boolean;
  picture: string;
  coached: boolean;
  reviewed: boolean;
  hides: boolean;
  advised_meanwhile: string[];
}

export interface OptionInfo {
  name: string;
  default: unknown;
  rule: string;
  choices: unknown[];
  low: number;
  high: number;
}

export interface Me {
  id: string;
  name: string;
  language: string;
  login: string | null;
  sign: string;
  colour: string;
  ratings: Record<string, RatingInfo>;
  company: Me[];
}

export interface RatingInfo {
  shown: number;
  mu: number;
  sigma: number;
  games: number;
}

export interface Change {
  name?: string | null;
  language?: string | null;
  sign?: 'horseshoe' | 'cactus' | 'boot' | 'star' | 'bottle' | 'hat' | 'spur' | 'lantern' | 'coyote' | 'wheel' | 'moon' | 'spade' | null;
  colour?: 'rust' | 'denim' | 'brass' | 'pine' | 'plum' | 'sky' | 'leather' | 'sage' | 'lilac' | 'rose' | 'slate' | 'night' | null;
}

export interface Companion {
  name: string;
  sign?: 'horseshoe' | 'cactus' | 'boot' | 'star' | 'bottle' | 'hat' | 'spur' | 'lantern' | 'coyote' | 'wheel' | 'moon' | 'spade' | null;
  colour?: 'rust' | 'denim' | 'brass' | 'pine' | 'plum' | 'sky' | 'leather' | 'sage' | 'lilac' | 'rose' | 'slate' | 'night' | null;
}

export interface Link {
  code: string;
  address: string;
  picture: string;
}

export interface Invitation {
  link: string;
  screen: string;
  code: string | null;
}

export interface CodeInfo {
  table: string;
}

export interface Report {
  game: string;
  moves: number;
  finished: boolean;
  scores: number[] | null;
  valid: boolean;
  fair: boolean | null;
  commitment: string | null;
  place: string | null;
  problem: string | null;
  by_rules: boolean;
  signed: boolean;
  not_proven: string[];
}

export interface Summary {
  id: string;
  game: string;
  phase: 'open' | 'playing' | 'paused' | 'over' | 'abandoned';
  visibility: 'open' | 'invitation' | 'private';
  rated: boolean;
  owner: string;
  created_at: number;
  chairs: ChairInfo[];
  locked: boolean;
  scores: number[] | null;
  winners: number[] | null;
  changed_at: number;
}

export interface ChairInfo {
  seat: number;
  kind: 'empty' | 'person' | 'bot';
  name?: string;
  person?: string | null;
  played_by?: string | null;
  resigned?: boolean;
  wishes_pause?: boolean;
  stand_in_wishes?: number[];
  kept_for?: string | null;
  kept_name?: string;
  sign?: 'horseshoe' | 'cactus' | 'boot' | 'star' | 'bottle' | 'hat' | 'spur' | 'lantern' | 'coyote' | 'wheel' | 'moon' | 'spade' | null;
  colour?: 'rust' | 'denim' | 'brass' | 'pine' | 'plum' | 'sky' | 'leather' | 'sage' | 'lilac' | 'rose' | 'slate' | 'night' | null;
  deleted?: boolean;
  host?: string;
  away_until?: number | null;
}

export interface MyTable {
  id: string;
  game: string;
  phase: 'open' | 'playing' | 'paused' | 'over' | 'abandoned';
  visibility: 'open' | 'invitation' | 'private';
  rated: boolean;
  owner: string;
  created_at: number;
  chairs: ChairInfo[];
  locked: boolean;
  scores: number[] | null;
  winners: number[] | null;
  changed_at: number;
  now: number;
  clock: ClockSetting;
  turn: boolean;
  waiting: number[];
  until: number | null;
}

export interface ClockSetting {
  kind: 'none' | 'decision' | 'bank';
  seconds: number;
  increment: number;
}

export interface HolidayInfo {
  until: number | null;
  days_left: number;
}

export interface NoticeInfo {
  push_key: string;
  push_here: boolean;
  devices: number;
  mail_offered: boolean;
  mail: string;
  mail_confirmed: boolean;
  quiet: QuietInfo | null;
}

export interface QuietInfo {
  start: number;
  end: number;
  zone: string;
}

export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface QuietWish {
  start?: number | null;
  end?: number | null;
  zone?: string;
}

export interface NewTable {
  seats: number;
  options?: Record<string, unknown>;
  clock?: ClockWish;
  visibility?: 'open' | 'invitation' | 'private';
  rated?: boolean;
  game: string;
}

export interface ClockWish {
  kind?: 'none' | 'decision' | 'bank';
  seconds?: number;
  increment?: number;
}

export interface TableSettings {
  seats: number;
  options?: Record<string, unknown>;
  clock?: ClockWish;
  visibility?: 'open' | 'invitation' | 'private';
  rated?: boolean;
}

export interface Complaint {
  person: string;
  reason: 'rude' | 'name' | 'stalling' | 'unfair' | 'other';
  text?: string;
}

export interface Mutes {
  people: string[];
}

export interface Leaderboard {
  game: string;
  leaders: Leader[];
}

export interface Leader {
  person: Face;
  rating: RatingFigure;
  seen_at: number | null;
}

export interface Face {
  id: string;
  name: string;
  sign: string;
  colour: string;
}

export interface RatingFigure {
  shown: number;
  mu: number;
  sigma: number;
  games: number | null;
}

export interface HouseFigures {
  today: number;
  reach: number;
  games: Record<string, number>;
  days: DayCount[];
  seats: SeatCount[];
  places: PlaceCount[];
  bots: LevelCount[];
}

export interface DayCount {
  day: number;
  game: string;
  games: number;
}

export interface SeatCount {
  game: string;
  seats: number;
  seat: number;
  games: number;
  wins: number;
}

export interface PlaceCount {
  game: string;
  place: string;
  wins: number;
}

export interface LevelCount {
  game: string;
  level: string;
  games: number;
  wins: number;
  fair: number;
}

export interface Profile {
  person: Face;
  shown: boolean;
  hidden: ('rating' | 'seen' | 'games' | 'places' | 'luck' | 'against' | 'friends')[];
  seen_at: number | null;
  ratings: Record<string, RatingFigure>;
  games: GameCount[];
  places: PlaceCount[];
  luck: LuckPoint[];
  against: Against[];
}

export interface GameCount {
  game: string;
  seats: number;
  games: number;
  wins: number;
  fair: number;
}

export interface LuckPoint {
  game: string;
  at: number;
  luck: number;
  unit: 'points' | 'win';
}

export interface Against {
  person: Face;
  games: number;
  ahead: number;
  behind: number;
}

export interface ClubSettings {
  shown: boolean;
  hidden: ('rating' | 'seen' | 'games' | 'places' | 'luck' | 'against' | 'friends')[];
}

export interface Friend {
  person: Face;
  games: number;
  last_at: number;
}

export interface Invited {
  by: Face;
  table: Summary;
  at: number;
}

export interface ReplayPart {
  game: string;
  seats: number;
  names: string[];
  steps_in_all: number;
  seat: number | null;
  steps: ReplayStep[];
  earlier: Earlier[];
}

export interface ReplayStep {
  step: number;
  events: SeenEvent[];
  view: View | null;
  reasons: BotReason[];
}

export interface BotReason {
  seat: number;
  code: string;
  data?: Record<string, unknown>;
}

export interface Earlier {
  seat: number;
  until: number;
  name: string | null;
}

export interface Problem {
  code: string;
  rule: string;
  data: Record<string, unknown>;
}

export interface TableInfo {
  id: string;
  game: string;
  phase: 'open' | 'playing' | 'paused' | 'over' | 'abandoned';
  visibility: 'open' | 'invitation' | 'private';
  rated: boolean;
  owner: string;
  created_at: number;
  chairs: ChairInfo[];
  locked?: boolean;
  scores?: number[] | null;
  winners?: number[] | null;
  version: number;
  options: Record<string, unknown>;
  clock: ClockSetting;
  commitment: string;
  opening?: OpeningInfo | null;
  previous?: string | null;
  rematch?: string | null;
  requests?: RequestInfo[];
  lesson?: boolean;
}

export interface OpeningInfo {
  secret: string;
  entropies: string[];
}

export interface RequestInfo {
  person: string;
  name: string;
  seat: number;
  agreed?: number[];
}

export interface Advice {
  seat: number;
  ask: string;
  question: string;
  says: Record<string, string[]>;
  margin: 'forced' | 'clear' | 'close' | 'toss_up' | 'said';
  choices: Weighed[];
  unit: 'points' | 'win';
}

export interface Weighed {
  answer: unknown;
  expected: number | null;
  cost: number;
  why: Why | null;
}

export interface Why {
  code: string;
  data: Record<string, unknown>;
}

export interface Review {
  game: string;
  unit: 'points' | 'win';
  measure: 'score' | 'lead' | 'win';
  exact: boolean;
  seats: SeatReview[];
  says: Record<string, Record<string, string[]>>;
  status: 'done';
}

export interface SeatReview {
  seat: number;
  outcome: number;
  expected: number;
  luck: number;
  skill: number;
  uncertainty: number;
  decisions: Judged[];
  rounds: RoundShare[];
  gifts: number;
  par: number | null;
  loss: Loss | null;
}

export interface Judged {
  seq: number;
  round: number;
  question: string;
  answer: unknown;
  best: unknown;
  cost: number;
  uncertainty: number;
  unit: 'points' | 'win';
  margin: 'forced' | 'clear' | 'close' | 'toss_up' | 'said' | null;
}

export interface RoundShare {
  round: number;
  luck: number;
  skill: number;
}

export interface Loss {
  round: number;
  winner: number;
  gained: number;
  skill: number;
  blamed: boolean;
  seq: number | null;
}

export interface Thinking {
  progress: number;
  status: 'thinking';
}

export interface Welcome {
  t: 'welcome';
  person: string;
  name: string;
  protocol: number;
  version: string;
}

export interface TableNow {
  t: 'table';
  table: string;
  seat: number | null;
  seq: number;
  info: TableInfo;
  frames: Frame[];
  view?: View | null;
  clock?: ClockInfo | null;
  id?: string | null;
  presence?: Presence | null;
}

interface FrameHead { seq: number; at: number }

/** The public details of the entries of a table's log, by kind. */
export interface EntryDetails {
  created: { game: string; version: number; seats: number; options: Record<string, unknown>; clock: ClockSetting; visibility: 'open' | 'invitation' | 'private'; rated: boolean; owner: string; owner_name: string; previous: string | null; kept: ([string, string] | null)[]; lesson: boolean };
  rematched: { table: string };
  abandoned: { why: 'idle' | 'closed' | 'version' };
  said: { person: string; name: string; seat: number | null; channel: 'table' | 'spectators'; text: string; muted?: never } | { person: string; name: string; seat: number | null; channel: 'table' | 'spectators'; muted: true };
  reacted: { person: string; name: string; seat: number; reaction: 'cheers' | 'hat' | 'laugh' | 'wow' | 'ouch' | 'hurry'; muted?: never } | { person: string; name: string; seat: number; muted: true };
  sat: { seat: number; person: string; name: string; sign: string; colour: string; host: string };
  placed: { seat: number; level: string };
  left: { seat: number };
  stood_in: { seat: number; level: string };
  returned: { seat: number };
  resigned: { seat: number; level: string };
  took_over: { seat: number; person: string; name: string; sign: string; colour: string; host: string };
  renamed: { seat: number; name: string; sign: string; colour: string };
  pause_wished: { seat: number };
  resumed: { seat: number };
  passed_over: { seat: number; answers: string[][] };
  went_away: { seat: number; until: number };
  seat_asked: { seat: number; person: string; name: string; agreed: number[] };
  seat_denied: { seat: number; person: string; name: string; withdrawn: boolean };
  removed: { seat: number; person: string; name: string; level: string | null };
  locked: { locked: boolean };
  owner_changed: { person: string; name: string };
  settings_changed: { seats: number; options: Record<string, unknown>; clock: ClockSetting; visibility: 'open' | 'invitation' | 'private'; rated: boolean };
  stand_in_wished: { seat: number; by: number };
  stand_in_dropped: { seat: number; by: number };
  forgotten: { person: string };
}

/** A frame of an entry with public details. */
export type EntryFrame = {
  [Kind in keyof EntryDetails]: FrameHead & { kind: Kind; data: EntryDetails[Kind] };
}[keyof EntryDetails];

/** An entry of a table's log as an observer receives it. */
export type Frame =
  | EntryFrame
  | (FrameHead & { kind: 'started'; events?: WireEvent[] })
  | (FrameHead & { kind: 'moved'; events?: WireEvent[]; reasons?: BotReason[] })
  | (FrameHead & { kind: 'woke' });

export interface WireEvent {
  kind: string;
  rule: string;
  data: Record<string, unknown>;
  private?: boolean;
  reveals?: boolean;
}

export interface ClockInfo {
  now: number;
  until?: Record<number, number>;
  left?: number[] | null;
  rings?: number | null;
}

export interface Presence {
  seats: number[];
  spectators: number;
  screen?: boolean;
}

export interface News {
  t: 'news';
  table: string;
  frame: Frame;
  view?: View | null;
  info?: TableInfo | null;
  clock?: ClockInfo | null;
}

export interface PresenceNow {
  t: 'presence';
  table: string;
  presence: Presence;
}

export interface Done {
  t: 'done';
  id: string;
  table: string;
  again?: boolean;
}

export interface NotDone {
  t: 'refused';
  id: string | null;
  code: string;
  rule?: string;
  data?: Record<string, unknown>;
  table?: string | null;
}

export interface Called {
  t: 'called';
  table: string;
  game: string;
  by?: string;
}

export interface Watch {
  t: 'watch';
  table: string;
  id?: string | null;
  seat?: number | null;
  after?: number;
}

export interface Unwatch {
  t: 'unwatch';
  table: string;
  id?: string | null;
}

export interface GiveAnswer {
  t: 'answer';
  id: string;
  table: string;
  ask: string;
  answer: unknown;
}

export interface Say {
  t: 'chat';
  id: string;
  table: string;
  text: string;
}

export interface React {
  t: 'react';
  id: string;
  table: string;
  reaction: 'cheers' | 'hat' | 'laugh' | 'wow' | 'ouch' | 'hurry';
}

export interface Back {
  t: 'back';
  id: string;
  table: string;
}

type NoDetails = Record<never, never>;

/** An event of one of these kinds, with the details of its kind. */
export type EventOf<Events> = {
  [Kind in keyof Events]: {
    kind: Kind;
    rule: string;
    data: Events[Kind];
    private?: boolean;
    reveals?: boolean;
  };
}[keyof Events];

export interface DiceTownEvents {
  acts: { seat: number; place: string; action: string };
  appointed: { seat: number };
  asked_the_sheriff: { seat: number; place: string; decision: string; seats: number[] };
  badge_stayed: { seat: number; victim: number; place: string };
  blessed: { seat: number; die: string; face: string; dice: string[] };
  bribed: { seat: number; dollars: number; nuggets: number; store: number; claims: number; wired: string[]; share_dollars: number; share_nuggets: number; receiver: number; ranches?: number; bandits?: string[]; cards?: string[] };
  called_for_better: { seat: number; place: string; decision: string };
  came_second: { seat: number; place: string; count?: number; hand?: string; dice?: string[] };
  cancelled: { seat: number; card: string };
  caught: { seat: number; place: string; bandits: string[] };
  chased: { seat: number; place: string; dice: string[] };
  chose_the_action: { seat: number; place: string; action: string };
  counted: { seat: number; score: number; claims: number; cards: string[] };
  decided: { seat: number; chosen: number; place: string; decision: string };
  declined: { seat: number; place: string };
  dice_set: NoDetails;
  die_went_home: { seat: number };
  discarded: { seat: number; card: string };
  doc_awaits: { place: string; seats: number[] };
  drew: { seat: number; place: string; count: number; cards?: string[] };
  drew_from_hand: { seat: number; victim: number; place: string; store: number; claims: number; cards?: string[] };
  drew_from_the_river: { seat: number; place: string; river: string };
  dug: { seat: number; place: string; nuggets: number };
  ended: { winners: number[]; scores: number[] };
  final_hand: { seat: number; dice: string[]; hand: string };
  found_a_purse: { seat: number; place: string; dollars: number };
  found_gold: { seat: number; place: string; nuggets: number };
  found_nothing: { seat: number; place: string; action?: string };
  game_over: { reason: string };
  gave: { seat: number; receiver: number; dollars: number; nuggets: number };
  gave_a_card: { seat: number; receiver: number; card?: string };
  gave_to_the_indians: { seat: number; card?: string };
  got_a_card: { seat: number; place: string; card?: string };
  had_no_effect: { seat: number; card: string };
  had_nothing_to_pay: { seat: number; receiver: number };
  held_up_the_stagecoach: { seat: number; place: string; dollars: number };
  hired: { seat: number; place: string; bandit: string; top: string[] };
  kept_a_card: { seat: number; place: string; count: number; card?: string; cards?: string[] };
  kept_the_badge: { seat: number; place: string };
  kept_the_claims: { seat: number; place: string };
  laid_ranches: { seat: number; count: number };
  last_rolled: { seat: number; dice: string[] };
  looked_at_the_river: { seat: number; count: number; rivers?: string[] };
  looked_through_discards: { seat: number; count: number; cards?: string[] };
  looks_for_a_victim: { seat: number; place: string; count: number };
  must_act: { seat: number; place: string; action: string };
  named_the_victim: { seat: number; victim: number; place: string; store: number; claims: number };
  nobody_won: { place: string };
  nothing_to_decide: { place: string; seats: number[] };
  offered: { seat: number; dollars: number; nuggets: number; store: number; claims: number; wired: string[]; share_dollars: number; share_nuggets: number; place: string; decision: string; outcome: number; ranches?: number; bandits?: string[]; cards?: string[] };
  paid: { seat: number; dollars: number; place: string };
  paid_the_share: { seat: number; receiver: number; dollars: number; nuggets: number };
  passes_in_advance: { seat: number };
  played: { seat: number; card: string; victim?: number; die?: string; face?: string; bandit?: string; dice?: string[] };
  put_back: { seat: number; victim: number; place: string };
  put_up_posters: { bandits: string[] };
  refilled_the_row: { place: string; cards: string[]; row: string[] };
  reshuffled: { count: number };
  returned_dice: { seat: number; dice: string[]; count: number };
  revealed: { seat: number; dice: string[] };
  robbed_the_bank: { seat: number; place: string; dollars: number };
  rolled: { counts: number[]; dice?: string[] };
  rolled_the_indian_die: { seat: number; indian: string };
  round_began: { round: number; seat: number };
  sent_bandits: { seat: number; bandits: string[]; dice: string[] };
  sent_nobody: { seat: number };
  sheriff_stayed: { seat: number; place: string };
  stagecoach_arrived: { place: string; dollars: number };
  stole: { seat: number; victim: number; place: string; store: number; claims: number; card?: string };
  stole_a_ranch: { seat: number; victim: number; place: string };
  threw_again: { seat: number; count: number; dice: string[] };
  throw_stands: { seat: number; place: string; dice: string[] };
  tie_undecided: { seat: number; place: string; seats: number[] };
  took_claims: { seat: number; place: string; cards: string[] };
  took_effect: { seat: number; card: string };
  took_from_discards: { seat: number; place: string; card?: string };
  took_remedy: { seat: number; place: string; remedy: string };
  took_the_badge: { seat: number; victim: number; place: string };
  took_the_indian_die: { seat: number; holder?: number };
  took_the_war_path: { seat: number; place: string };
  took_top_claim: { seat: number; place: string; card?: string };
  trapped: { seat: number; victim: number; die: string; face: string; dice: string[] };
  turned: { seat: number; die: string; face: string; dice: string[] };
  turned_up: { seat: number; card: string };
  wants_to_be_asked: { seat: number };
  war_path_leads_nowhere: { seat: number };
  was_insured: { seat: number; store: number; claims: number; card?: string };
  was_not_insured: { seat: number; store: number; claims: number };
  wired: { seat: number; cards: string[] };
  won: { seat: number; place: string; count?: number; hand?: string; dice?: string[] };
}

export type DiceTownEvent = EventOf<DiceTownEvents>;

export interface GentlemansDealEvents {
  accomplice_joined: { accomplice: string; seat: number };
  accomplice_left: { accomplice: string; seat: number; former: number };
  all_have_spoken: { seat: number };
  banker_took: { seat: number; neighbour: number; money: number };
  card_drawn: { seat: number; accomplices?: string[]; money?: number };
  card_shown: { seat: number; money: number; accomplices: string[] };
  deal_accepted: { seat: number; weight_for: number; weight_against: number };
  deal_refused: { seat: number; weight_for: number; weight_against: number };
  demanded: { seat: number; whom: number; own: string; what: string; money: number; accomplices: string[]; vote: string; promise: string };
  ended: { how: string; winners: number[]; scores: number[] };
  game_began: { seat: number };
  gang_cards_discarded: { seats: number[] };
  gang_cards_given: { seat: number; cards: number };
  journalist_earned: { seat: number; money: number };
  left_jail: { seat: number };
  magnate_earned: { seat: number; money: number };
  money_counted: { seat: number; money: number };
  offer_confirmed: { seat: number };
  offer_made: { seat: number };
  offer_replaced: { seat: number };
  offered: { whom: number; what: string; money: number; accomplices: string[] };
  offered_nothing: { seats: number[] };
  promised: { seat: number; ballot: string };
  rest_paid: { seat: number; money: number };
  share_paid: { seat: number; money: number };
  sheriff_earned: { seat: number; money: number };
  talk_time_ran_out: { seat: number; how: string };
  talked_long_enough: { seat: number };
  took_back_demand: { seat: number; whom: number; own: string };
  took_back_word: { seat: number };
  turn_began: { seat: number; turn: number; turns: number };
  vote_time_ran_out: { seats: number[] };
  voted: { seat: number; ballot: string; weight: number };
  wanted_more: { seat: number };
  went_to_jail: { seat: number };
}

export type GentlemansDealEvent = EventOf<GentlemansDealEvents>;

export interface PokerDiceEvents {
  ended: { winners: number[]; scores: number[] };
  poker_plus: { score: number; seat: number };
  rolled: { seat: number; roll: number; kept: number[]; rolled: number[]; dice: number[] };
  round_began: { round: number };
  upper_bonus: { score: number; seat: number };
  wrote: { seat: number; dice: number[]; box: string; score: number };
}

export type PokerDiceEvent = EventOf<PokerDiceEvents>;

export type FromHouse = Welcome | TableNow | News | PresenceNow | Done | NotDone | Called;

export type ToHouse = Watch | Unwatch | GiveAnswer | Say | React | Back;

export const PROTOCOL = 1;
