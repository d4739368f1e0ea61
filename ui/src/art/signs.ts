// The signs and colours of seats; no two seats at a table are alike. Signs are drawn in a square of
// 24 in a single tone: light on a dark ground, dark on a light one.
import type { ChairInfo } from '@/net/wire';

export type SignName = NonNullable<ChairInfo['sign']>;
export type ColourName = NonNullable<ChairInfo['colour']>;

export interface Look {
  sign: SignName;
  colour: ColourName;
}

/** The colours differ in lightness too, for people who do not see all colours. */
export const COLOURS: Record<ColourName, string> = {
  rust: '#b8402a',
  denim: '#2a5bb0',
  brass: '#d8961c',
  pine: '#0f6a4e',
  plum: '#842a78',
  sky: '#86c8de',
  leather: '#4d2c10',
  sage: '#bfd27a',
  lilac: '#b39ae6',
  rose: '#f2a59c',
  slate: '#66707c',
  night: '#1a1830',
};

const LIGHT: ReadonlySet<ColourName> = new Set(['brass', 'sky', 'sage', 'lilac', 'rose']);

/** Return the tone in which a sign is readable on a colour. */
export function toneOn(colour: ColourName): string {
  return LIGHT.has(colour) ? '#2b2118' : '#fdf6e6';
}

/** Return a colour for a line that is visible on a light or a dark ground. */
export function lineColour(colour: ColourName, onDark: boolean): string {
  const own = COLOURS[colour];
  if (LIGHT.has(colour) === onDark) return own;
  const parts = [1, 3, 5].map((place) => parseInt(own.slice(place, place + 2), 16));
  const towards = onDark ? 255 : 0;
  return `rgb(${parts.map((part) => Math.round(part + (towards - part) * 0.45)).join(' ')})`;
}

export const SIGNS: Record<SignName, string> = {
  horseshoe:
    'M5.2 3.5c-2 3-2.7 6.300-2.200 9.300.8 4.700 4.300 8 9 8s8.200-3.300 9-8c.5-3-.2-6.300-2.200-9.300l-3.600 1.600c1.400 2.300 2 4.600 1.700 7-.4 2.900-2.300 4.800-4.900 4.800s-4.500-1.900-4.900-4.800c-.3-2.400.3-4.700 1.700-7z',
  cactus:
    'M10 21.500V14.600H7.800c-2.400 0-4-1.600-4-4V8.300a1.500 1.500 0 0 1 3 0v2.100c0 .8.400 1.200 1.200 1.200H10V5a2 2 0 0 1 4 0v9.100h2c.8 0 1.200-.4 1.200-1.200V9.800a1.500 1.500 0 0 1 3 0v3.300c0 2.400-1.600 4-4 4H14v4.400z',
  boot: 'M7.500 2.500h7.200v9.700c0 .8.500 1.300 1.300 1.600l3.300 1.100c1.500.5 2.200 1.500 2.200 3v1.600h-9.300l-1-1.400-.9 3.400H6.600v-2.100c.9-5.600 1-11.200.9-16.900z',
  star: 'm12 2 2.700 6.600 7.100.5-5.400 4.600 1.700 6.900-6.100-3.700-6.100 3.700 1.700-6.900L2.200 9.100l7.100-.5z',
  bottle:
    'M10 2h4v5.200c2 1 3 2.500 3 4.600V20c0 1.200-.8 2-2 2H9c-1.200 0-2-.8-2-2v-8.200c0-2.100 1-3.600 3-4.600zm-.8 11v5h5.600v-5z',
  hat: 'M2 15.300c1.800.9 3.400 1.300 4.900 1.400.2-4.900 1-9.700 3-9.700.8 0 1.300.6 2.100.6S13.300 7 14.100 7c2 0 2.800 4.800 3 9.700 1.500-.1 3.100-.5 4.900-1.400-1 3-5 5-10 5s-9-2-10-5z',
  spur: 'M2.500 4.200c5.600-.3 9.700 2.500 10.800 7l2.500.5.3-3 1.900 2.300 2.600-1.500-.6 2.900 2.800 1.100-2.800 1.200.7 2.900-2.700-1.500-1.800 2.400-.4-3.100-3.200-.6c-2 3.500-5.600 5.400-10.100 5.200v-3.200c4.400.1 7.700-2.500 7.700-5 0-2.600-3.300-4.800-7.700-4.600z',
  lantern:
    'M9.500 2h5v1.800h-1.300v1c2.500.4 4 1.600 4.300 3.500h-11c.3-1.900 1.800-3.100 4.300-3.500v-1H9.500zM6.300 9.600h11.400l-1 8.600H7.300zm5.700 1.700c-2 2-2.800 5.300 0 5.700 2.800-.4 2-3.700 0-5.700zM6 19.500h12V22H6z',
  coyote:
    'M3 2.800 8.400 8c2.400-.9 4.800-.9 7.200 0L21 2.800c.7 3.800.4 7.200-1.100 10.200L17 15l-2.300 5.300c-.7 1.600-4.700 1.600-5.400 0L7 15l-2.900-2C2.600 10 2.300 6.600 3 2.800zM8.500 11.400l2.300 1.500-2 .4zm7 0-2.300 1.500 2 .4z',
  wheel:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1.200 2.700a7.400 7.400 0 0 0-3.300 1.400l2 2 1.300-.600zm2.400 0v2.800l1.300.600 2-2a7.400 7.400 0 0 0-3.300-1.400zM5.900 7.700a7.400 7.400 0 0 0-1.300 3.100h2.800l.6-1.200zm12.200 0-2.100 1.900.6 1.200h2.800a7.400 7.400 0 0 0-1.300-3.100zM12 10.400a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200zm-7.400 2.800a7.400 7.400 0 0 0 1.300 3.100l2.100-1.900-.6-1.200zm12 0-.6 1.200 2.100 1.900a7.400 7.400 0 0 0 1.300-3.100zm-7.100 2.700-2 2a7.400 7.400 0 0 0 3.300 1.400v-2.800zm5 0-1.300.6v2.800a7.400 7.400 0 0 0 3.300-1.400z',
  moon: 'M14.500 2.500a9.700 9.700 0 1 0 6.800 13.800A8.300 8.300 0 0 1 14.500 2.500z',
  spade:
    'M12 1.800c2.600 3.800 8.700 6.600 8.700 11a4.300 4.300 0 0 1-7.300 3.100c.3 2.500 1.200 4.400 2.800 5.800H7.800c1.600-1.400 2.500-3.300 2.800-5.800a4.300 4.300 0 0 1-7.300-3.100c0-4.400 6.100-7.200 8.700-11z',
};

export const SIGN_NAMES = Object.keys(SIGNS) as SignName[];
export const COLOUR_NAMES = Object.keys(COLOURS) as ColourName[];

/** Return the default sign and colour of a seat. */
export function usualLook(seat: number): Look {
  return {
    sign: SIGN_NAMES[seat % SIGN_NAMES.length]!,
    colour: COLOUR_NAMES[seat % COLOUR_NAMES.length]!,
  };
}

export function lookOf(chair: Pick<ChairInfo, 'seat' | 'sign' | 'colour'>): Look {
  const usual = usualLook(chair.seat);
  return { sign: chair.sign ?? usual.sign, colour: chair.colour ?? usual.colour };
}
