import { Plus } from 'lucide-react';
import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { FREE_LEADS } from '#capabilities/inquiries/rules/lead-price.ts';
import { TextLink } from '#ui/text-link.tsx';
import { centsInFull } from '../../parts/credit-words.ts';
import { MailLink } from '../../parts/mail-link.tsx';
import { FULL_CREDIT_CENTS } from '../../rules/published-figures.ts';

const QUESTIONS = [
  {
    question: 'What does it cost?',
    answer: `The account and the listing are free, and so are your first ${FREE_LEADS} leads. After that you pay for each couple you reply to, with credits at ${centsInFull(FULL_CREDIT_CENTS)} or less, or one price a month for all of them.`,
  },
  {
    question: 'How long until my listing is public?',
    answer:
      'Creating it takes one sitting. When you submit it, a person on our team looks at it once and publishes it, or says what is missing.',
  },
  {
    question: 'Do you take a commission?',
    answer: 'No. Couples pay you directly, under the contract you sign with them.',
  },
  {
    question: 'Can I pay to rank higher?',
    answer:
      'No. The usual order comes from fit, quality and freshness, and each result shows why. Paid placement is labeled and kept apart.',
  },
];

export function LandingQuestions() {
  return (
    <section
      aria-labelledby="questions"
      className={`${pageWidth} grid gap-x-16 gap-y-6 py-12 md:py-16 lg:grid-cols-2`}
    >
      <div>
        <h2 id="questions" className="text-3xl md:text-4xl">
          Fair questions
        </h2>
        <p className="mt-3 text-ink-soft text-lg">
          More of them are on the <TextLink to={vendorPaths.faq}>vendor questions page</TextLink>, or write to{' '}
          <MailLink to="vendors" />.
        </p>
      </div>
      <div className="divide-y divide-line border-line border-y">
        {QUESTIONS.map(({ question, answer }, place) => (
          <details key={question} open={place === 0} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                size={20}
                aria-hidden="true"
                className="shrink-0 transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="pb-4 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
