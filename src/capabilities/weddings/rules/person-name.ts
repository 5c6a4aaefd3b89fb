import { noContactDetails } from '#base/validation/contact-filter.ts';
import { noEmoji } from '#base/validation/emoji.ts';
import { allOf } from '#base/validation/first-message.ts';
import { noLinkInName } from '#base/validation/linkless-name.ts';
import { isBlank, required } from '#base/validation/required.ts';
import { isEmpty, type Rule, type TextValue } from '#base/validation/rule.ts';
import { maxLength } from '#base/validation/text-length.ts';

const NAME_LENGTH = 50;

/**
 * Control characters and marks that turn the writing direction. Names stand in subjects and between other words, where
 * such a mark would rearrange what others wrote. Right-to-left letters need none of them.
 */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** A name on one line, the way it is stored. */
export function tidyName(text: string): string {
  const name = text.normalize('NFC').replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  return isBlank(name) ? '' : name;
}

/** A form judges what was typed, the call what is stored; both have to find the same. */
function asStored(rule: Rule<TextValue>): Rule<TextValue> {
  return (text) => rule(isEmpty(text) ? text : tidyName(text));
}

/** Names are written into mails to others, so they must not carry a link or a number to call. */
export const personName = asStored(allOf(maxLength(NAME_LENGTH), noEmoji, noContactDetails, noLinkInName));

export const personNameRequired = asStored(required);
