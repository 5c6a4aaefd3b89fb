import { formatCents } from '#base/money.ts';
import { classNames } from '#ui/class-names.ts';
import type { BudgetSums } from '../../rules/budget-sums.ts';
import { type CoursePart, courseParts } from '../../rules/course-words.ts';

const FILLS: Readonly<Record<CoursePart['id'], string>> = {
  paid: 'bg-primary',
  toPay: 'bg-primary/55',
  offers: 'bg-gold/70',
  planned: 'bg-line',
  setAside: 'bg-sky',
  spare: 'bg-[repeating-linear-gradient(135deg,var(--color-green-tint)_0_5px,var(--color-sage)_5px_10px)]',
  // Goes beyond the bar, which is what it will come to.
  over: 'bg-red',
};
const DOTS: Readonly<Record<CoursePart['id'], string>> = {
  ...FILLS,
  planned: 'bg-line-strong/60',
  setAside: 'bg-secondary/45',
  spare: 'bg-green/45',
};

/** How much of the budget is in what state: a bar, and the same in words below it. */
export function CourseBar({ sums }: { sums: Pick<BudgetSums, 'parts' | 'spareCents'> }) {
  const parts = courseParts(sums);
  const shown = parts.filter(({ id, cents }) => cents > 0 && id !== 'over');
  return (
    <div className="min-w-0 grow">
      <div aria-hidden="true" className="flex h-4.5 gap-0.5 overflow-hidden rounded-input">
        {shown.map(({ id, cents }) => (
          <span key={id} className={classNames('min-w-1.5', FILLS[id])} style={{ flexGrow: cents }} />
        ))}
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 md:flex md:flex-wrap md:justify-between">
        {parts.map(({ id, label, cents }) => (
          <li key={id} className={classNames(cents === 0 && 'text-ink-soft')}>
            <span
              className={classNames('block font-semibold tabular-nums', id === 'over' && 'text-red-deep')}
            >
              {formatCents(cents)}
            </span>
            <span className="flex items-center gap-1.5 text-ink-soft text-sm">
              <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-full', DOTS[id])} />
              {label}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
