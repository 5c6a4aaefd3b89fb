import { truncate } from '#base/text.ts';
import { asWritten, type WrittenWords } from '../rules/written-words.ts';

/** Enough for the line under a name in a list. */
const PREVIEW_LENGTH = 160;

/** How a message begins, in one line. */
export function previewOf(text: string): WrittenWords {
  return asWritten(truncate(text.replaceAll(/\s+/g, ' '), PREVIEW_LENGTH));
}
