import { renderMail } from '#platform/messages/mail-layout.ts';
import type { MailToQueue } from '#platform/messages/send-message.ts';
import { coupleWords } from '../rules/couple-words.ts';
import { knownReply } from '../rules/fitting-reply.ts';
import { whenWords } from '../rules/guest-dates.ts';
import type { GuestWords } from '../rules/guest-words.ts';
import { mailVoice } from '../rules/mail-voice.ts';
import { rsvpPaths } from '../rules/paths.ts';
import { showReceipt } from '../rules/receipt-code.ts';
import { replySentences } from '../rules/reply-sentences.ts';
import { wordsOf } from '../rules/words/words-of.ts';
import type { OpenedLink } from './open-link.ts';

type Letter = OpenedLink & { to: string; publicUrl: string };

/** What the household has answered, in its language, under these words. What is about anybody’s health stays on the page. */
export function answerMail(
  { link, invitation, to, publicUrl }: Letter,
  { key, lead }: { key: string; lead: (words: GuestWords) => string },
): MailToQueue {
  const { language } = invitation;
  const words = wordsOf(language);
  const couple = coupleWords(words, invitation);
  const reply = knownReply(invitation);
  const sections = replySentences(words, invitation, {
    ...reply,
    people: reply.people.map((person) => ({ ...person, diets: [], dietNote: '', needs: [] })),
  });
  const { html, text } = renderMail({
    preview: lead(words),
    heading: words.mailSubject(couple),
    paragraphs: [
      lead(words),
      ...sections.map(({ title, event, sentences }) =>
        [title, event && whenWords(language, words, event), ...sentences].filter(Boolean).join('\n'),
      ),
      ...(invitation.sent ? [`${words.noteNumber} ${showReceipt(invitation.sent.receipt)}`] : []),
    ],
    action: { label: words.changeIt, url: `${publicUrl}${rsvpPaths.household(link.linkCode)}` },
    footnote: words.notMe,
    voice: mailVoice(language),
  });
  return { key, to, subject: words.mailSubject(couple), html, text };
}

export function receiptMail(letter: Letter): MailToQueue {
  const { link, invitation, to } = letter;
  return answerMail(letter, {
    key: `rsvp-receipt:${link.householdUuid}:${link.version}:${to}`,
    lead: (words) => words.mailLead(coupleWords(words, invitation)),
  });
}
