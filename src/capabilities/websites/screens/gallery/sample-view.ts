import { calendarDate, daysBetween } from '#base/calendar-date.ts';
import { SAMPLE_VIEWS } from '../../designs/samples/sample-views.ts';
import { dayForms } from '../../rules/draw/site-dates.ts';
import type { SiteBlock } from '../../rules/site-block.ts';
import type { SiteView } from '../../rules/site-view.ts';

/** What is known of a couple that has no website yet. */
export type SampleCouple = { names: readonly string[]; date: string | null; today: string };

/** Null once it is today or over. */
function daysTo(date: string, today: string): number | null {
  const days = daysBetween(calendarDate(today), calendarDate(date));
  return days > 0 ? days : null;
}

function withDays(blocks: readonly SiteBlock[], days: number | null): SiteBlock[] {
  return blocks.flatMap((block): SiteBlock[] => {
    if (block.kind !== 'countdown') return [block];
    return days === null ? [] : [{ ...block, days }];
  });
}

/** A front page with every kind of block on it: of a couple that we made up, or with the names and the day of this one. */
export function sampleView(couple?: SampleCouple): SiteView {
  const { full } = SAMPLE_VIEWS;
  const sample: SiteView = { ...full, languages: [] };
  const [first, second] = couple?.names ?? [];
  if (!couple || first === undefined) return sample;
  const names = second === undefined ? ([first] as const) : ([first, second] as const);
  const days = couple.date === null ? null : daysTo(couple.date, couple.today);
  return {
    ...sample,
    names,
    couple: names.join(' & '),
    initials: names.map((name) => name.slice(0, 1).toUpperCase()),
    day: couple.date === null ? null : dayForms('en', couple.date),
    daysToGo: days,
    page: { ...sample.page, blocks: withDays(sample.page.blocks, days) },
  };
}
