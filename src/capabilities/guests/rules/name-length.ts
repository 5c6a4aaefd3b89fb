import { cleanName } from '#base/validation/clean-name.ts';
import { maxLengthMessage } from '#base/validation/messages.ts';
import { required } from '#base/validation/required.ts';
import type { Rule, TextValue } from '#base/validation/rule.ts';
import { maxLength } from '#base/validation/text-length.ts';

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counted as people count, in whole letters, and as it is stored. */
export function nameLength(max: number): Rule<TextValue> {
  const tooLong = maxLength(max * 8);
  return (value) => {
    const name = cleanName(value ?? '');
    // A letter is at least one unit, so short names need no counting.
    if (name.length <= max) return undefined;
    if (tooLong(name) !== undefined) return maxLengthMessage(max);
    return [...LETTERS.segment(name)].length <= max ? undefined : maxLengthMessage(max);
  };
}

/** What has nothing that can be read is no name. */
export const nameRequired: Rule<TextValue> = (value) => required(cleanName(value ?? ''));
