export interface ColorToken {
  variable: string;
  use: string;
}

export const colorTokens: readonly ColorToken[] = [
  { variable: '--color-ink', use: 'text, icons' },
  { variable: '--color-ink-soft', use: 'secondary text' },
  { variable: '--color-paper', use: 'surfaces' },
  { variable: '--color-linen', use: 'page, couple side' },
  { variable: '--color-mist', use: 'page, vendor side' },
  { variable: '--color-line', use: 'hairlines' },
  { variable: '--color-line-strong', use: 'edges of fields' },
  { variable: '--color-primary', use: 'main action' },
  { variable: '--color-primary-deep', use: 'main action, hovered' },
  { variable: '--color-secondary', use: 'links, selected filters' },
  { variable: '--color-bay', use: 'badges, charts' },
  { variable: '--color-forest', use: 'badges, charts' },
  { variable: '--color-gold', use: 'badges, stars, warnings' },
  { variable: '--color-silver', use: 'badges, charts' },
  { variable: '--color-bronze', use: 'badges, charts' },
  { variable: '--color-purple', use: 'badges, charts' },
  { variable: '--color-light-navy', use: 'badges' },
  { variable: '--color-orange', use: 'badges' },
  { variable: '--color-red', use: 'errors' },
  { variable: '--color-green', use: 'success' },
  { variable: '--color-sky', use: 'calm surfaces' },
  { variable: '--color-blush', use: 'calm surfaces' },
  { variable: '--color-sage', use: 'calm surfaces' },
];

/** Class, size and line height in px. */
export const typeScale = [
  { style: 'text-xs', size: '12/18' },
  { style: 'text-sm', size: '14/22' },
  { style: 'text-base', size: '16/26' },
  { style: 'text-lg', size: '18/28' },
  { style: 'text-xl', size: '20/28' },
  { style: 'text-2xl', size: '24/32' },
  { style: 'text-3xl', size: '30/36' },
  { style: 'text-4xl', size: '38/44' },
  { style: 'text-5xl', size: '48/52' },
  { style: 'text-6xl', size: '60/64' },
] as const;

/** Multiples of 4; sections breathe with 64 to 96 px, on phones with 40 to 56. */
export const spacingSteps = [4, 8, 12, 16, 20, 24, 32, 40, 56, 64, 96] as const;

export const radii = [
  { style: 'rounded-mark', use: '4 px, marks' },
  { style: 'rounded-input', use: '8 px, fields' },
  { style: 'rounded-card', use: '12 px, cards' },
  { style: 'rounded-sheet', use: '20 px, sheets' },
  { style: 'rounded-full', use: 'pills' },
] as const;
