import { storedText } from './stored-text.ts';

/** Control characters, line ends among them. */
const NEVER = /[\p{Cc}\u2028\u2029]+/gu;
/** Marks that right-to-left writing needs and nothing else does. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]+/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A name on one line, the way it is stored: composed letters, single spaces, nothing that rearranges its neighbors. Joiners
 * stay, because Persian, Hindi and family emoji are spelled with them.
 */
export function cleanName(text: string): string {
  const plain = storedText(text).normalize('NFC').replaceAll(NEVER, ' ');
  const marked = RIGHT_TO_LEFT.test(plain) ? plain : plain.replaceAll(DIRECTION_MARKS, '');
  return marked.replaceAll(/\s+/g, ' ').trim();
}
