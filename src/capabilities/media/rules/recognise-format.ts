import type { OriginalFormat } from './picture-limits.ts';

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

const PNG_START = '\x89PNG\r\n\x1a\n';
const AVIF_BRANDS = new Set(['avif', 'avis']);

/** The format by the first bytes alone. Everything we do not take, SVG and GIF included, is nothing. */
export function recogniseFormat(bytes: Uint8Array): OriginalFormat | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === PNG_START) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && AVIF_BRANDS.has(ascii(bytes, 8, 12))) return 'avif';
  return undefined;
}
