import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Prose } from './prose.tsx';

export interface Question {
  /** Anchor of the answer: a link to it opens the question. */
  id: string;
  question: string;
  answer: ReactNode;
}

/** Each question opens by itself and without scripts; on paper all of them are open. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-paper">
      {questions.map(({ id, question, answer }) => (
        <details
          key={id}
          className="group border-line border-t first:border-t-0 print:details-content:block print:details-content:[content-visibility:visible]"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-4 py-3 transition-colors hover:bg-ink/3 focus-visible:-outline-offset-2 md:px-5 [&::-webkit-details-marker]:hidden">
            <h3 className="font-semibold font-text text-base tracking-normal">{question}</h3>
            <ChevronDown
              size={20}
              aria-hidden="true"
              className="text-ink-soft transition-transform group-open:rotate-180"
              data-print="hidden"
            />
          </summary>
          <div id={id} className="scroll-mt-20 px-4 pb-5 md:px-5">
            <Prose>{answer}</Prose>
          </div>
        </details>
      ))}
    </div>
  );
}
