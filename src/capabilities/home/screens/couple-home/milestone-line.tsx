import { type CalendarDate, calendarDate, daysBetween } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import { classNames } from '#ui/class-names.ts';
import type { HomeAnswer } from '../../contract.ts';
import { aheadWords } from '../../rules/day-words.ts';
import { milestonePlaces } from '../../rules/milestone-places.ts';

interface MilestoneLineProps {
  milestones: HomeAnswer['milestones'];
  today: string;
}

type Mark = HomeAnswer['milestones'][number] & { isToday: boolean };

/** The line is as narrow as this where it is first shown, and a letter of a label about so wide. */
const NARROWEST_PX = 928;
const LETTER_PX = 7.6;
const SHORTEST_LETTERS = 7;
const GAP_PX = 12;

function placesOf(marks: readonly Mark[]): number[] {
  const day = (mark: Mark | undefined): CalendarDate => calendarDate(mark?.day ?? '');
  const whole = Math.max(1, daysBetween(day(marks[0]), day(marks.at(-1))));
  const shares = marks.map((mark) => ({
    at: daysBetween(day(marks[0]), day(mark)) / whole,
    width: (Math.max(mark.title.length, SHORTEST_LETTERS) * LETTER_PX) / NARROWEST_PX,
  }));
  return milestonePlaces(shares, GAP_PX / NARROWEST_PX);
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

function MilestoneMark({ mark, place }: { mark: Mark; place: number }) {
  const { title, day, isDone, isToday } = mark;
  return (
    <li
      style={{ left: percent(place) }}
      className="absolute top-0 flex -translate-x-1/2 flex-col items-center pt-5 text-center text-sm whitespace-nowrap"
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
}

/** The way there: what is behind, today, and what is ahead, as far apart as in time. On phones only what comes next. */
export function MilestoneLine({ milestones, today }: MilestoneLineProps) {
  const next = milestones.find(({ day, isDone }) => !isDone && day >= today);
  if (milestones.length === 0) return null;
  const marks: Mark[] = [
    ...milestones.map((milestone) => ({ ...milestone, isToday: false })),
    { title: 'Today', day: today, isDone: true, isToday: true },
  ].toSorted((a, b) => a.day.localeCompare(b.day));
  const places = placesOf(marks);
  const passed = places[marks.findIndex(({ isToday }) => isToday)] ?? 0;
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
            {aheadWords(daysBetween(calendarDate(today), calendarDate(next.day)))}
          </span>
        </p>
      )}
      <div className="relative mt-9 hidden h-16 lg:block">
        <span aria-hidden="true" className="absolute inset-x-0 top-1.5 h-px bg-line-strong/40" />
        <span
          aria-hidden="true"
          style={{ width: percent(passed) }}
          className="absolute start-0 top-[5px] h-0.5 bg-primary"
        />
        <ol aria-label="Milestones">
          {marks.map((mark, index) => (
            <MilestoneMark key={`${mark.title}${mark.day}`} mark={mark} place={places[index] ?? 0} />
          ))}
        </ol>
      </div>
    </>
  );
}
