import { renderMail } from '#platform/messages/mail-layout.ts';
import type { MailToQueue } from '#platform/messages/send-message.ts';
import { knownReply } from '../rules/fitting-reply.ts';
import { whenWords } from '../rules/guest-dates.ts';
import { rsvpPaths } from '../rules/paths.ts';
import { coupleWords } from '../rules/person-words.ts';
import { showReceipt } from '../rules/receipt-code.ts';
import { replySentences } from '../rules/reply-sentences.ts';
import { wordsOf } from '../rules/words/words-of.ts';
import type { OpenedLink } from './open-link.ts';

/** The receipt in the household’s language. What is about anybody’s health stays on the page. */
export function receiptMail({
  link,
  invitation,
  to,
  publicUrl,
}: OpenedLink & { to: string; publicUrl: string }): MailToQueue {
  const { language } = invitation;
  const words = wordsOf(language);
  const couple = coupleWords(words, invitation);
  const reply = knownReply(invitation);
  const sections = replySentences(words, invitation, {
    ...reply,
    people: reply.people.map((person) => ({ ...person, diets: [], dietNote: '', needs: [] })),
  });
  const receipt = invitation.sent?.receipt ?? '';
  const { html, text } = renderMail({
    preview: words.mailLead(couple),
    heading: words.mailSubject(couple),
    paragraphs: [
      words.mailLead(couple),
      ...sections.map(({ title, event, sentences }) =>
        [title, event && whenWords(language, words, event), ...sentences].filter(Boolean).join('\n'),
      ),
      `${words.noteNumber} ${showReceipt(receipt)}`,
    ],
    action: { label: words.changeIt, url: `${publicUrl}${rsvpPaths.household(link.linkCode)}` },
    footnote: words.notMe,
  });
  return {
    key: `rsvp-receipt:${link.householdUuid}:${link.version}:${to}`,
    to,
    subject: words.mailSubject(couple),
    html,
    text,
  };
}
