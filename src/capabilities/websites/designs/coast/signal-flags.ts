export type FlagColor = 'white' | 'blue' | 'red' | 'yellow' | 'black';
export type FlagPart = { color: FlagColor; d: string };

const WHOLE = 'M0 0H60V60H0Z';
const SWALLOWTAIL = 'H60L44 30L60 60';
const SALTIRE = 'M0 0H9L30 21L51 0H60V9L39 30L60 51V60H51L30 39L9 60H0V51L21 30L0 9Z';
const CROSS = 'M24 0H36V24H60V36H36V60H24V36H0V24H24Z';
const QUARTERS = 'M0 0H30V60H60V30H0Z';
const DIAMOND = 'M30 0L60 30L30 60L0 30Z';
const CHECKS = 'M0 0H15V60H30V0H45V60H60V45H0V30H60V15H0Z';
const LOWER_HALF = 'M0 30H60V60H0Z';
const FLY_HALF = 'M30 0H60V60H30Z';
const MIDDLE = 'M20 20H40V40H20Z';

/** What flies for each letter at sea: the ground first, then what lies on it, on a square of sixty. */
const FLAGS: Readonly<Record<string, readonly (readonly [FlagColor, string])[]>> = {
  A: [
    ['white', 'M0 0H30V60H0Z'],
    ['blue', `M30 0${SWALLOWTAIL}H30Z`],
  ],
  B: [['red', `M0 0${SWALLOWTAIL}H0Z`]],
  C: [
    ['blue', WHOLE],
    ['white', 'M0 12H60V48H0Z'],
    ['red', 'M0 24H60V36H0Z'],
  ],
  D: [
    ['yellow', WHOLE],
    ['blue', 'M0 15H60V45H0Z'],
  ],
  E: [
    ['blue', WHOLE],
    ['red', LOWER_HALF],
  ],
  F: [
    ['white', WHOLE],
    ['red', DIAMOND],
  ],
  G: [
    ['yellow', WHOLE],
    ['blue', 'M10 0H20V60H10ZM30 0H40V60H30ZM50 0H60V60H50Z'],
  ],
  H: [
    ['white', WHOLE],
    ['red', FLY_HALF],
  ],
  I: [
    ['yellow', WHOLE],
    ['black', 'M30 15A15 15 0 0 1 30 45A15 15 0 0 1 30 15Z'],
  ],
  J: [
    ['blue', WHOLE],
    ['white', 'M0 20H60V40H0Z'],
  ],
  K: [
    ['yellow', WHOLE],
    ['blue', FLY_HALF],
  ],
  L: [
    ['black', WHOLE],
    ['yellow', QUARTERS],
  ],
  M: [
    ['blue', WHOLE],
    ['white', SALTIRE],
  ],
  N: [
    ['white', WHOLE],
    ['blue', CHECKS],
  ],
  O: [
    ['yellow', WHOLE],
    ['red', 'M0 0H60V60Z'],
  ],
  P: [
    ['blue', WHOLE],
    ['white', MIDDLE],
  ],
  Q: [['yellow', WHOLE]],
  R: [
    ['red', WHOLE],
    ['yellow', CROSS],
  ],
  S: [
    ['white', WHOLE],
    ['blue', MIDDLE],
  ],
  T: [
    ['red', 'M0 0H20V60H0Z'],
    ['white', 'M20 0H40V60H20Z'],
    ['blue', 'M40 0H60V60H40Z'],
  ],
  U: [
    ['white', WHOLE],
    ['red', QUARTERS],
  ],
  V: [
    ['white', WHOLE],
    ['red', SALTIRE],
  ],
  W: [
    ['blue', WHOLE],
    ['white', 'M10 10H50V50H10Z'],
    ['red', MIDDLE],
  ],
  X: [
    ['white', WHOLE],
    ['blue', CROSS],
  ],
  Y: [
    ['yellow', WHOLE],
    [
      'red',
      'M0 12L12 0H24L0 24ZM0 36L36 0H48L0 48ZM0 60L60 0V12L12 60ZM24 60L60 24V36L36 60ZM48 60L60 48V60Z',
    ],
  ],
  Z: [
    ['black', 'M0 0L30 30L0 60Z'],
    ['yellow', 'M0 0H60L30 30Z'],
    ['blue', 'M60 0V60L30 30Z'],
    ['red', 'M0 60H60L30 30Z'],
  ],
};

/** The signal flag of a word’s first letter, accents aside; null for letters that have none. */
export function signalFlag(word: string): readonly FlagPart[] | null {
  const letter = word.trim().normalize('NFD').charAt(0).toUpperCase();
  return FLAGS[letter]?.map(([color, d]) => ({ color, d })) ?? null;
}
