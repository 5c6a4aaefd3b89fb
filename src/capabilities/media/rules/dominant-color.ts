/** Colours that differ by less than this per channel count as one. */
const BIN_BITS = 4;
const SHIFT = 8 - BIN_BITS;

function hex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}

/** The mean of the largest group of similar colours, as '#c9a58d'. `pixels` holds red, green and blue in turn. */
export function dominantColor(pixels: Uint8Array): string {
  const bins = new Map<number, [count: number, red: number, green: number, blue: number]>();
  let largest: [number, number, number, number] = [0, 0, 0, 0];
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const bin = ((red >> SHIFT) << (2 * BIN_BITS)) | ((green >> SHIFT) << BIN_BITS) | (blue >> SHIFT);
    const sums = bins.get(bin) ?? [0, 0, 0, 0];
    sums[0] += 1;
    sums[1] += red;
    sums[2] += green;
    sums[3] += blue;
    bins.set(bin, sums);
    if (sums[0] > largest[0]) largest = sums;
  }
  const [count, ...sums] = largest;
  if (count === 0) throw new Error('A picture without pixels has no colour.');
  return `#${sums.map((sum) => hex(sum / count)).join('')}`;
}
