// The address of a replay: the step and the seat from which it is seen, as `#12` or `#12@0`.
export interface Spot {
  step: number;
  seat: number | null;
}

export function spotIn(hash: string): Spot {
  const [, step, seat] = hash.match(/^#(\d+)(?:@(\d+))?$/) ?? [];
  return { step: Number(step ?? 0), seat: seat === undefined ? null : Number(seat) };
}

export const hashOf = ({ step, seat }: Spot): string =>
  seat === null ? `#${step}` : `#${step}@${seat}`;
