import { type AgendaItem, isLate } from './agenda-item.ts';
import { monthOf } from './month-grid.ts';

export function itemsByDay(items: readonly AgendaItem[]): Map<string, AgendaItem[]> {
  return Map.groupBy(items, ({ day }) => day);
}

export type AgendaGroups = {
  late: AgendaItem[];
  /** In order: '2027-06' and what is in it. */
  months: { month: string; items: AgendaItem[] }[];
};

/** The list from a month on: what is late first, then month by month. This month begins today. */
export function groupAgenda(
  items: readonly AgendaItem[],
  { month, today }: { month: string; today: string },
): AgendaGroups {
  const from = monthOf(month) === monthOf(today) ? today : month;
  const late = items.filter((item) => isLate(item, today));
  const ahead = items.filter((item) => item.day >= from && !isLate(item, today));
  const months = Map.groupBy(ahead, ({ day }) => monthOf(day));
  return { late, months: [...months].map(([name, ofMonth]) => ({ month: name, items: ofMonth })) };
}
