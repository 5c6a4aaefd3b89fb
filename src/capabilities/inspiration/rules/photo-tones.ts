const MOST_TONES = 7;
/** Below it a tone is the night behind the picture, not a color somebody chose. */
const DARKEST = 55;
/** Nearer than this, two tones are one to the eye. */
const APART = 30;

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function distance(first: string, second: string): number {
  const other = channels(second);
  return Math.hypot(...channels(first).map((value, index) => value - (other[index] ?? 0)));
}

/** The colors of a day, told apart by eye, light to dark; the first given are the ones kept. */
export function photoTones(colors: readonly string[]): string[] {
  const kept: string[] = [];
  for (const color of colors) {
    const isOfItsOwn = kept.every((other) => distance(color, other) >= APART);
    if (kept.length < MOST_TONES && isOfItsOwn && brightness(color) >= DARKEST) kept.push(color);
  }
  return kept.sort((first, second) => brightness(second) - brightness(first));
}
