import type { PrintedPlan } from './printed-plan.ts';
import { seatedTables } from './seated-tables.ts';
import { byLastName, letterOf } from './seating-order.ts';
import { tableHeading, tableWords } from './table-words.ts';

export const NO_SEAT_YET = 'No seat yet';

/** A row of a list: what is read first, and what stands at the end of the line. */
export type ListRow = { name: string; at: string };
export type ListGroup = { heading: string; note: string; rows: ListRow[] };

export const peopleWords = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** A to Z, for the entrance. */
export function listByName({ tables, people }: PrintedPlan): ListGroup[] {
  const groups = Map.groupBy(people.toSorted(byLastName), letterOf);
  return [...groups].map(([heading, group]) => ({
    heading,
    note: '',
    rows: group.map(({ name, seat }) => {
      const table = seat && tables[seat.table];
      return { name, at: table ? tableWords(table) : NO_SEAT_YET };
    }),
  }));
}

/** Table by table, whoever sits there by chair; empty tables too, and last who has no seat. */
export function listByTable(plan: PrintedPlan): ListGroup[] {
  const { tables, unseated } = seatedTables(plan);
  const groups = tables.map(({ table, people }) => ({
    heading: tableHeading(table),
    note: `${people.length} of ${table.chairs.length}`,
    rows: people.map(({ name, chair }) => ({ name, at: String(chair) })),
  }));
  if (unseated.length === 0) return groups;
  const rows = unseated.map(({ name }) => ({ name, at: '' }));
  return [...groups, { heading: NO_SEAT_YET, note: peopleWords(unseated.length), rows }];
}
