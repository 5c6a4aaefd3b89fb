import { dishMarks } from './dish-marks.ts';
import type { PrintedPlan } from './printed-plan.ts';
import { seatedTables } from './seated-tables.ts';
import { tableWords } from './table-words.ts';

/** What stands on the front of a folded card. `mark` tells whoever serves what they eat. */
export type PlaceCard = { name: string; table: string; mark: string };

/** In the order in which they are put out: table by table, chair by chair, and last whoever has no seat yet. */
export function placeCards(plan: PrintedPlan, hasMarks: boolean): PlaceCard[] {
  const marks = dishMarks(plan.event.dishes);
  const markOf = (dish: number | null) => (hasMarks && dish !== null ? (marks[dish] ?? '') : '');
  const { tables, unseated } = seatedTables(plan);
  return [
    ...tables.flatMap(({ table, people }) =>
      people.map(({ name, dish }) => ({ name, table: tableWords(table), mark: markOf(dish) })),
    ),
    ...unseated.map(({ name, dish }) => ({ name, table: '', mark: markOf(dish) })),
  ];
}
