import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import type { MailContent } from '#platform/messages/mail-layout.ts';
import { DISPUTE_CLAIMS, type DisputeReason } from '../rules/dispute-reasons.ts';
import type { DisputeVerdict } from '../rules/dispute-rules.ts';
import type { ReviewVerdict } from '../rules/review-verdicts.ts';

/** The business as mails name it, its page, and the page of the couple's own review. */
export type AboutReview = { name: string; page: string; form: string };
export type Letter = Pick<MailContent, 'preview' | 'heading' | 'paragraphs' | 'action'> & { subject: string };

/** What became of a review, for whoever wrote it. */
export function decidedLetter(
  { name, page, form }: AboutReview,
  { verdict, reason }: { verdict: ReviewVerdict; reason: string },
): Letter {
  return verdict === 'ACCEPT'
    ? {
        subject: `Your review of ${name} is online`,
        preview: 'Thank you for helping other couples.',
        heading: `Your review of ${name} is online`,
        paragraphs: ['Thank you. Other couples can read it from now on, with your first names.'],
        action: { label: 'See it', url: page },
      }
    : {
        subject: `About your review of ${name}`,
        preview: 'We couldn’t publish it as it is.',
        heading: `We couldn’t publish your review of ${name}`,
        paragraphs: [reason, 'You can change it and send it again.'],
        action: { label: 'Change your review', url: form },
      };
}

export function repliedLetter({ name, page }: AboutReview): Letter {
  return {
    subject: `${name} replied to your review`,
    preview: 'Their reply stands below your words.',
    heading: `${name} replied to your review`,
    paragraphs: ['Other couples can read it too. There’s nothing you need to do.'],
    action: { label: 'Read the reply', url: page },
  };
}

/** The couple reads what is said against it, and has its say. */
export function disputedLetter(
  { name, form }: AboutReview,
  { reason, words, answerUntil }: { reason: DisputeReason; words: string; answerUntil: Date },
): Letter {
  const until = formatDateInText(calendarDateOf(answerUntil));
  return {
    subject: `${name} disputes your review`,
    preview: `You can answer until ${until}. Your review stays where it is.`,
    heading: `${name} disputes your review`,
    paragraphs: [
      `They say: ${DISPUTE_CLAIMS[reason]}.`,
      `In their words: “${words}”`,
      `Your review stays on their page, marked as being verified. You have until ${until} to tell us your side; then our team decides. Being unhappy is no reason to take a review down.`,
    ],
    action: { label: 'Answer', url: form },
  };
}

export function disputeDecidedLetter(
  about: AboutReview,
  { verdict, reason }: { verdict: DisputeVerdict; reason: string },
): Letter {
  const { name, page, form } = about;
  return verdict === 'KEEP'
    ? {
        subject: `Your review of ${name} stays`,
        preview: 'We looked at the dispute.',
        heading: `Your review of ${name} stays`,
        paragraphs: ['We heard both sides and keep your review.', reason],
        action: { label: 'See it', url: page },
      }
    : {
        subject: `We took down your review of ${name}`,
        preview: 'We looked at the dispute.',
        heading: `We took down your review of ${name}`,
        paragraphs: ['We heard both sides.', reason, 'You can change it and send it again.'],
        action: { label: 'Change your review', url: form },
      };
}
