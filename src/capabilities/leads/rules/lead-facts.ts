import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatPriceRange, formatShortRange } from '#base/money.ts';
import { plural } from '#base/text.ts';
import type { Lead } from '../contract/leads.contract.ts';

type Facts = Pick<
  Lead,
  'weddingDate' | 'isDateFlexible' | 'location' | 'guestCount' | 'budgetMinCents' | 'budgetMaxCents'
>;

function dateText({ weddingDate, isDateFlexible }: Facts): string {
  if (!weddingDate) return 'No date yet';
  const date = formatDateInText(calendarDate(weddingDate));
  return isDateFlexible ? `${date}, flexible` : date;
}

const guestsText = ({ guestCount }: Facts) => guestCount !== null && plural(guestCount, 'guest');
const budgetText = (facts: Facts) => formatPriceRange(facts.budgetMinCents, facts.budgetMaxCents);
const dotted = (facts: readonly (string | false | null | undefined)[]) => facts.filter(Boolean).join(' · ');

/** 'Jun 12, 2027 · 120 guests · $9k–$12k', as far as it is known: what fits one line. */
export function shortFacts(facts: Facts): string {
  const budget = formatShortRange(facts.budgetMinCents, facts.budgetMaxCents);
  return dotted([dateText(facts), guestsText(facts), budget || 'No budget yet']);
}

/** The same with the place. */
export function leadFacts(facts: Facts): string {
  return dotted([dateText(facts), facts.location, guestsText(facts), budgetText(facts)]);
}
