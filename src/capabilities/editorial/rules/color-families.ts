/** What real weddings are browsed by before anything else. */
export const COLOR_FAMILIES = [
  'blush',
  'peach',
  'terracotta',
  'marigold',
  'berry',
  'lilac',
  'navy',
  'sage',
  'evergreen',
  'white',
] as const;

export type ColorFamily = (typeof COLOR_FAMILIES)[number];

const KNOWN: ReadonlySet<string> = new Set(COLOR_FAMILIES);

export function isColorFamily(text: string): text is ColorFamily {
  return KNOWN.has(text);
}

/** Three tones that stand for each family, light to deep. */
export const FAMILY_TONES: Readonly<Record<ColorFamily, readonly [string, string, string]>> = {
  blush: ['#f6e3dd', '#e3b3a8', '#b9766f'],
  peach: ['#fbe6d6', '#f2bd98', '#d98a5f'],
  terracotta: ['#eecdb8', '#c9784f', '#8a4427'],
  marigold: ['#f8e2ad', '#e7a93c', '#b8661d'],
  berry: ['#e8c3cd', '#a83c5b', '#5e1c36'],
  lilac: ['#e9e1f3', '#b9a5d6', '#77619f'],
  navy: ['#d5deec', '#5a78ab', '#22345f'],
  sage: ['#e4eadf', '#a6b899', '#5f7757'],
  evergreen: ['#dfe5dd', '#54765f', '#1f3f31'],
  white: ['#ffffff', '#efece4', '#cfc9bb'],
};
