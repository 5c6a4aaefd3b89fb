/** 32 letters that nobody takes for another, after Crockford: no I, L, O, U. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const BITS = 5;

/** As many letters, five bits each, from the front of the bytes; too few bytes would be a code that can be guessed. */
export function codeLetters(bytes: Uint8Array, count: number): string {
  if (bytes.length * 8 < count * BITS)
    throw new Error(`${bytes.length} bytes are too few for ${count} letters.`);
  return Array.from({ length: count }, (_, place) => {
    const at = place * BITS;
    const pair = ((bytes[at >> 3] ?? 0) << 8) | (bytes[(at >> 3) + 1] ?? 0);
    return CODE_LETTERS.charAt((pair >> (16 - BITS - (at & 7))) & 31);
  }).join('');
}
