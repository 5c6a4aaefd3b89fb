import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { renderMail } from '#platform/messages/mail-layout.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import { type AnswerSummary, countWords, summaryLines } from '../../rules/notices/answer-summary.ts';

/** A mail is for knowing that something came; the rest is read where it can be acted on. */
const MOST_NAMED = 30;

/** Names and numbers. What people eat and need is nobody’s to read in a mailbox. */
export function noticeMail(
  summaries: readonly AnswerSummary[],
  publicUrl: string,
): { subject: string; html: string; text: string } {
  const [first, ...others] = summaries;
  const who = first && others.length === 0 ? mailName(first.name) : plural(summaries.length, 'household');
  const subject = `${who}: ${countWords(summaries)}`;
  const rest = summaries.length - MOST_NAMED;
  const { html, text } = renderMail({
    preview: countWords(summaries),
    heading: subject,
    paragraphs: [
      ...summaries.slice(0, MOST_NAMED).map(summaryLines),
      ...(rest > 0 ? [`And ${plural(rest, 'more household')}.`] : []),
    ],
    action: { label: 'See all replies', url: `${publicUrl}${paths.guestReplies()}` },
    footnote: `Choose what you hear about: ${publicUrl}${paths.guestMessages()}`,
  });
  return { subject, html, text };
}
