import { isEmpty, type Rule, type TextValue } from './rule.ts';

/**
 * Control characters, marks that turn the writing direction and signs without a width. Names stand in subjects and
 * between other words, where such a mark would rearrange what others wrote or hide a dot. Right-to-left letters need
 * none of them; the joiners of other scripts stay.
 */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** What mail programs take for the dot of an address, before something that could be its ending. */
const LINKING_DOT =
  /[.\u3002\uFF0E\uFF61\u2024](?=(?:\p{M}|\u200C|\u200D)*(?:\p{L}(?:\p{M}|\u200C|\u200D)*\p{L}|\p{N}))/gu;
const SCHEME = /[:：]?[/\\／]{2,}|[:：][/\\／]+/gu;
const AT = /[@＠﹫]/gu;

/** A name on one line that no mail program turns into a link: 'Click evil.com' becomes 'Click evil. com'. */
export function linklessName(text: string): string {
  return text
    .replaceAll(UNSEEN, ' ')
    .replaceAll(SCHEME, ' ')
    .replaceAll(AT, ' at ')
    .replaceAll(LINKING_DOT, '. ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const MESSAGE = 'A name can’t be a link or an email address. Leave a space after a period.';

/** Names are written into mails to others, where a link would look like ours. */
export const noLinkInName: Rule<TextValue> = (value) => {
  if (isEmpty(value)) return undefined;
  return linklessName(value) === value.replaceAll(/\s+/gu, ' ').trim() ? undefined : MESSAGE;
};
