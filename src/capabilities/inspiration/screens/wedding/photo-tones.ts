const MOST_TONES = 7;
/** Below it a tone is the night behind the picture, not a color somebody chose. */
const DARKEST = 60;

function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** The colors of a wedding's photos, each once, light to dark. */
export function photoTones(colors: readonly string[]): string[] {
  return [...new Set(colors)]
    .filter((color) => brightness(color) >= DARKEST)
    .slice(0, MOST_TONES)
    .sort((first, second) => brightness(second) - brightness(first));
}
