import { calendarDate, daysBetween } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import { classNames } from '#ui/class-names.ts';
import type { HomeAnswer } from '../../contract.ts';

interface MilestoneLineProps {
  milestones: HomeAnswer['milestones'];
  today: string;
}

/** The way there: what is behind, today, and what is ahead. On phones only what comes next. */
export function MilestoneLine({ milestones, today }: MilestoneLineProps) {
  const next = milestones.find(({ day, isDone }) => !isDone && day >= today);
  if (milestones.length === 0) return null;
  const marks = [...milestones, { title: 'Today', day: today, isDone: true }].toSorted((a, b) =>
    a.day.localeCompare(b.day),
  );
  return (
    <>
      {next && (
        <p className="mt-4 flex justify-between gap-4 rounded-card border border-line bg-paper px-5 py-3 text-sm lg:hidden">
          <span>
            <span className="block font-semibold">Next milestone</span>
            {next.title}
          </span>
          <span className="text-end text-ink-soft">
            <span className="block font-semibold text-ink">{formatMonthDay(calendarDate(next.day))}</span>
            {`in ${daysBetween(calendarDate(today), calendarDate(next.day))} days`}
          </span>
        </p>
      )}
      <ol aria-label="Milestones" className="mt-9 hidden justify-between gap-3 lg:flex">
        {marks.map(({ title, day, isDone }) => {
          const isToday = title === 'Today';
          return (
            <li
              key={`${title}${day}`}
              className="relative flex grow basis-0 flex-col items-center pt-5 text-center text-sm before:absolute before:inset-x-[-0.75rem] before:top-1.5 before:h-px before:bg-line-strong/40 first:before:start-1/2 last:before:end-1/2"
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute top-0 size-3 rounded-full border-2',
                  isToday && 'size-4 -translate-y-0.5 border-4 border-primary bg-paper',
                  !isToday && isDone && 'border-primary bg-primary',
                  !isToday && !isDone && 'border-line-strong bg-paper',
                )}
              />
              <span className={classNames('font-semibold', isToday && 'text-primary')}>{title}</span>
              <span className="text-ink-soft">{formatMonthDay(calendarDate(day))}</span>
              {isDone && !isToday && <span className="sr-only">Done</span>}
            </li>
          );
        })}
      </ol>
    </>
  );
}
