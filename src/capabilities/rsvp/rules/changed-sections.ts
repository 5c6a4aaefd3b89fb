import { fittingReply, knownReply } from './fitting-reply.ts';
import type { HouseholdInvitation } from './household-invitation.ts';
import type { Reply } from './reply.ts';
import { type ReplySection, replySentences } from './reply-sentences.ts';
import { en } from './words/en.ts';

export type ChangedSection = { key: string; title: string; before: string[]; after: string[] };

/** As the couple reads it, who are not the household. */
const WORDS = { ...en, yourWords: 'Their note', someGuest: 'Their guest' };

const keyOf = ({ title, event }: ReplySection) => `${event?.uuid ?? ''} ${title}`;

/** What a household would change, before and after, and nothing of what stays. */
export function changedSections(invitation: HouseholdInvitation, wish: Reply): ChangedSection[] {
  const before = replySentences(WORDS, invitation, knownReply(invitation));
  const after = replySentences(WORDS, invitation, fittingReply(invitation, wish));
  const sections = new Map([...before, ...after].map((section) => [keyOf(section), section]));
  const sentencesOf = (said: readonly ReplySection[], key: string) =>
    said.find((section) => keyOf(section) === key)?.sentences ?? [];
  return [...sections]
    .map(([key, { title }]) => ({
      key,
      title: title || 'Food and needs',
      before: sentencesOf(before, key),
      after: sentencesOf(after, key),
    }))
    .filter((section) => section.before.join('\n') !== section.after.join('\n'));
}
