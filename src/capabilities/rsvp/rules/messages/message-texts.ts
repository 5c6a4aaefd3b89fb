import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { coupleWords } from '../couple-words.ts';
import type { GuestWords } from '../guest-words.ts';
import { wordsOf } from '../words/words-of.ts';
import type { MessageKind } from './message-choices.ts';

export type MessageText = { subject: string; text: string };
/** What the couple wrote, by language. */
export type MessageTexts = Partial<Record<GuestLanguage, MessageText>>;

type Written = { kind: MessageKind; number: number | null; texts: MessageTexts };

function ours(
  { kind, number }: Omit<Written, 'texts'>,
  words: GuestWords,
  couple: string,
): MessageText | null {
  if (kind === 'MESSAGE') return null;
  if (kind === 'INVITATION') return { subject: words.pageTitle(couple), text: words.gettingMarried(couple) };
  return number === 2
    ? { subject: words.lastReminderSubject(couple), text: words.lastReminderText }
    : { subject: words.reminderSubject(couple), text: words.reminderText };
}

/**
 * What a household of this language reads: the couple’s words in it, ours in it where there are any, or the couple’s in the
 * language of the wedding. Null where nobody has written anything.
 */
export function textIn(
  message: Written,
  language: GuestLanguage,
  { fallback, couple }: { fallback: GuestLanguage; couple: { a: string; b: string } },
): MessageText | null {
  const words = wordsOf(language);
  const names = coupleWords(words, { couple });
  return (
    message.texts[language] ??
    ours(message, words, names) ??
    message.texts[fallback] ??
    Object.values(message.texts)[0] ??
    null
  );
}
