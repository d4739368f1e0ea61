// The parts of pictures on cards: plain shapes in few tones, drawn from back to front. Scenes are
// 64 wide and 44 high, portraits 40 by 40.
export const TONES = {
  ink: '#2b2118',
  bark: '#55331c',
  leather: '#7a4a2b',
  tan: '#c58f63',
  skin: '#e8c39e',
  dune: '#c9a36a',
  sand: '#e6cc98',
  paper: '#f0e0bf',
  bone: '#fdf6e6',
  gold: '#dca632',
  light: '#f6d98c',
  rust: '#b4482d',
  blood: '#8c2f20',
  wine: '#8c2f3f',
  plum: '#7b3f6b',
  felt: '#2f5d50',
  pine: '#23473d',
  leaf: '#6f8f5a',
  moss: '#5f6b3a',
  sky: '#9fc0c8',
  mist: '#d7e5e4',
  river: '#4f8494',
  navy: '#3d5a8a',
  night: '#33475b',
  iron: '#59606b',
  steel: '#7d858f',
  silver: '#c9ced1',
} as const;
export type Tone = keyof typeof TONES;

/** A tone and a path filled with it; with a line width the path is a stroke instead. */
export type Shape = readonly [tone: Tone, path: string, line?: number];

export interface Drawing {
  ground: Tone;
  shapes: readonly Shape[];
  /** True for a portrait of 40 by 40; otherwise a scene. */
  portrait?: true;
}

export const scene = (ground: Tone, ...shapes: Shape[]): Drawing => ({ ground, shapes });
export const portrait = (ground: Tone, ...shapes: Shape[]): Drawing => ({
  ground,
  shapes,
  portrait: true,
});

/** The picture of a card that has no drawing of its own: a plain sheet with a star. */
export function plainPicture(): Drawing {
  return scene(
    'sand',
    ['paper', 'M16 5h32v34H16z'],
    ['tan', 'M19 8h26v28H19z', 1.2],
    ['tan', star(32, 22, 8)],
  );
}

export function disc(x: number, y: number, across: number, down = across): string {
  return `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`;
}

/** Return the path of a star with five points. */
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, place) => {
    const reach = place % 2 ? radius * 0.45 : radius;
    const angle = (place * Math.PI) / 5;
    const across = x + reach * Math.sin(angle);
    const down = y - reach * Math.cos(angle);
    return `${across.toFixed(1)} ${down.toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** Return the shapes of a gold nugget with its light side. */
export function nugget(x: number, y: number, size: number): Shape[] {
  const at = (dx: number, dy: number) =>
    `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`;
  return [
    [
      'gold',
      `M${at(-1, 0.2)}L${at(-0.6, -0.6)} ${at(0.1, -0.9)} ${at(0.8, -0.5)} ${at(1, 0.3)} ${at(0.4, 0.9)} ${at(-0.6, 0.8)}z`,
    ],
    ['light', `M${at(-0.6, -0.6)}L${at(0.1, -0.9)} ${at(0.3, -0.3)} ${at(-0.2, 0)}z`],
  ];
}

export const boxOf = (drawing: Drawing): string => (drawing.portrait ? '0 0 40 40' : '0 0 64 44');
