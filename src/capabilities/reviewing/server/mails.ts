import { paths } from '#app/rules/paths.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import { renderMail } from '#platform/messages/mail-layout.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { MailToQueue } from '#platform/messages/send-message.ts';
import type { ReviewVerdict } from '../rules/review-verdicts.ts';

type Decided = {
  key: string;
  to: string;
  vendorName: string;
  slug: string;
  taxonomyNodeId: number;
  publicUrl: string;
  verdict: ReviewVerdict;
  reason: string;
};

/** What became of a review, for whoever wrote it. */
export function decidedMail(given: Decided): MailToQueue {
  const { key, to, slug, taxonomyNodeId, publicUrl, verdict, reason } = given;
  const name = mailName(given.vendorName);
  const category = categoryByNodeId(taxonomyNodeId)?.taxonomyKey ?? '';
  const letter =
    verdict === 'ACCEPT'
      ? {
          subject: `Your review of ${name} is online`,
          preview: 'Thank you for helping other couples.',
          heading: `Your review of ${name} is online`,
          paragraphs: ['Thank you. Other couples can read it from now on, with your first names.'],
          action: { label: 'See it', url: `${publicUrl}${paths.storefront(category, slug)}#reviews` },
        }
      : {
          subject: `About your review of ${name}`,
          preview: 'We couldn’t publish it as it is.',
          heading: `We couldn’t publish your review of ${name}`,
          paragraphs: [reason, 'You can change it and send it again.'],
          action: { label: 'Change your review', url: `${publicUrl}${paths.writeReview(category, slug)}` },
        };
  const { subject, ...content } = letter;
  return { key, to, subject, ...renderMail(content) };
}
