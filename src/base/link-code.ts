import { CODE_LETTERS, codeLetters } from './code-letters.ts';

/** 130 bits: whoever has it was given it. */
const LENGTH = 26;
const PATTERN = new RegExp(`^[${CODE_LETTERS}]{${LENGTH}}$`, 'i');

/** From 17 random bytes, in lower case as it is kept. */
export function linkCodeOf(bytes: Uint8Array): string {
  return codeLetters(bytes, LENGTH).toLowerCase();
}

/** In any case: QR codes hold it in capitals, which take less room. */
export function isLinkCode(text: string): boolean {
  return PATTERN.test(text);
}
