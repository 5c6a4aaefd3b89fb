import type { PrintedPerson, PrintedPlan, PrintedTable } from './printed-plan.ts';
import { byLastName } from './seating-order.ts';

export type SeatedTable = { table: PrintedTable; people: (PrintedPerson & { chair: number })[] };

/** Table by table, chair by chair; and who has no chair, by name. */
export function seatedTables({ tables, people }: Pick<PrintedPlan, 'tables' | 'people'>): {
  tables: SeatedTable[];
  unseated: PrintedPerson[];
} {
  const at = Map.groupBy(people, ({ seat }) => (seat && tables[seat.table] ? seat.table : null));
  return {
    tables: tables
      .map((table, place) => ({
        table,
        people: (at.get(place) ?? [])
          .map((person) => ({ ...person, chair: (person.seat?.chair ?? 0) + 1 }))
          .toSorted((one, other) => one.chair - other.chair),
      }))
      .toSorted((one, other) => one.table.number - other.table.number),
    unseated: (at.get(null) ?? []).toSorted(byLastName),
  };
}
