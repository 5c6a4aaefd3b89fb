import { parseUsDate } from '#base/calendar-date-format.ts';
import { formatCount } from '#base/format-count.ts';
import { parseNumber } from '#base/validation/numbers.ts';
import { cityLabel } from '../../parts/city-choice.ts';
import { WeddingCard } from '../../parts/wedding-card.tsx';
import type { OnboardingAnswers } from './answer-store.ts';

function guestNote(typed: string): string | undefined {
  const count = parseNumber(typed);
  if (!count || count < 0 || count > 1_000_000) return undefined;
  return count === 1 ? '1 guest' : `${formatCount(Math.round(count))} guests`;
}

/** The answers so far as a card that fills while one types; what it says stands in the fields as well. */
export function AnswersCard({ answers }: { answers: OnboardingAnswers }) {
  return (
    <div
      aria-hidden="true"
      className="sticky top-24 flex min-h-140 items-center justify-center rounded-sheet bg-blush px-8 py-12"
    >
      <WeddingCard
        className="w-full max-w-90 rotate-[-1.5deg]"
        firstNames={[answers.primaryFirstName.trim(), answers.partnerFirstName.trim()]}
        date={answers.isDateOpen ? null : parseUsDate(answers.weddingDate)}
        place={answers.city && cityLabel(answers.city)}
        note={guestNote(answers.guestCount)}
      />
    </div>
  );
}
