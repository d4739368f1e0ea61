// Small things that lie on tables and travel between them.
export type TokenKind =
  | 'coin'
  | 'nugget'
  | 'store'
  | 'claim'
  | 'badge'
  | 'argument'
  | 'gang'
  | 'jail'
  | 'deal'
  | 'die'
  | 'bandit'
  | 'river'
  | 'screen'
  | 'ranch'
  | 'wire';
