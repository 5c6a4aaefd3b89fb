import { parseCalendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { formatCount } from '#base/format-count.ts';
import type { Wedding } from '../../contract.ts';
import { cityLabel } from '../../parts/city-choice.ts';
import { PLANNING_STAGE_LABELS } from '../../rules/planning-stages.ts';

function factsOf({ coupleNames, weddingDate, city, guestCount, planningStage }: Wedding): [string, string][] {
  const date = weddingDate ? parseCalendarDate(weddingDate) : undefined;
  return [
    ['Couple', coupleNames || 'Not named yet'],
    ['Date', date ? formatLongDate(date) : 'Not set yet'],
    ['Place', city ? cityLabel(city) : 'Not set yet'],
    ['Guests', guestCount === null ? 'Not known yet' : formatCount(guestCount)],
    ['Stage', planningStage ? PLANNING_STAGE_LABELS[planningStage] : 'Not told yet'],
  ];
}

/** For members who may look but not change. */
export function WeddingFacts({ wedding }: { wedding: Wedding }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {factsOf(wedding).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="mb-2 min-w-0 break-words font-medium sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
