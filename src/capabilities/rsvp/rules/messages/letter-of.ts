import { coupleWords } from '../couple-words.ts';
import { shortDayWords } from '../guest-dates.ts';
import type { HouseholdInvitation } from '../household-invitation.ts';
import { personWords } from '../person-words.ts';
import { wordsOf } from '../words/words-of.ts';
import type { MessageText } from './message-texts.ts';

/** A message as one household reads it. */
export type Letter = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** On the button that opens the household’s own page. */
  action: string;
  foot: string;
};

/** ‘Dear Ruth and Walter,’ */
export function greetingOf(invitation: HouseholdInvitation): string {
  const words = wordsOf(invitation.language);
  const named = invitation.people.filter(({ isOpen }) => !isOpen);
  const people = named.length > 0 ? named : invitation.people;
  return words.dear(words.list(people.map((person) => personWords(words, invitation, person))));
}

/** Until when this household can still say something; null where it has, or cannot any more. */
function answerBy({ events }: HouseholdInvitation): string | null {
  const open = events.filter(
    ({ window, invited }) => window === 'OPEN' && invited.some(({ status }) => status === 'INVITED'),
  );
  return open.flatMap((event) => event.answerBy ?? []).toSorted()[0] ?? null;
}

export function letterOf(invitation: HouseholdInvitation, { subject, text }: MessageText): Letter {
  const { language } = invitation;
  const words = wordsOf(language);
  const last = answerBy(invitation);
  const hasAnswered = invitation.events
    .filter(({ asksReply }) => asksReply)
    .every(({ invited }) => invited.every(({ status }) => status !== 'INVITED'));
  return {
    subject,
    greeting: greetingOf(invitation),
    paragraphs: [
      ...text.split(/\n{2,}/).flatMap((paragraph) => paragraph.trim() || []),
      ...(last ? [`${words.answerBy(shortDayWords(language, last))}.`] : []),
    ],
    action: hasAnswered ? words.openIt : words.answerNow,
    foot: words.mailFoot(coupleWords(words, invitation)),
  };
}
