// The kinds of small pieces (coins, nuggets, cards) that lie on tables and fly between places.
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
