import { isCalendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import type { ShownCard } from './shown-card.ts';

function daysText(days: readonly string[]): string {
  const [first, ...others] = days.filter(isCalendarDate).map(formatDateInText);
  return others.length > 0 ? `${first} and ${others.length} more of your days` : `${first}`;
}

export interface AvailabilityLineProps {
  card: Pick<ShownCard, 'displayAvailability' | 'availableDates'>;
  /** The search asked for a day, so silence would be no answer. */
  isAsked: boolean;
}

/** Whether the day asked for is free, as far as the business shows its calendar. */
export function AvailabilityLine({ card, isAsked }: AvailabilityLineProps) {
  if (card.displayAvailability && card.availableDates.length > 0) {
    return <p className="font-medium text-forest text-sm">Free on {daysText(card.availableDates)}</p>;
  }
  return isAsked ? <p className="text-ink-soft text-sm">Ask about your date</p> : null;
}
