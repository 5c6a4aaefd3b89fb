import { joinNames } from '#capabilities/guests/rules/household-names.ts';
import type { EscortFor } from './print-kinds.ts';
import type { PrintedPerson, PrintedPlan } from './printed-plan.ts';
import { byLastName } from './seating-order.ts';
import { tableWords } from './table-words.ts';

export type EscortCard = { name: string; lines: string[] };

type Seated = PrintedPerson & { table: string };

/** One table is said once; where a household sits at several, each line says who goes where. */
function householdLines(people: readonly Seated[], isNamed: boolean): string[] {
  const tables = [...Map.groupBy(people, ({ table }) => table)];
  return tables.flatMap(([table, group]) => {
    const names = joinNames(group.map(({ name, firstName }) => firstName || name));
    if (tables.length > 1) return [`${table} · ${names}`];
    return isNamed ? [table] : [table, names];
  });
}

/** Whether the card’s own name says everybody already: ‘Ana Lee’, not ‘The Lee family’. */
function saysAll(household: string, people: readonly Seated[]): boolean {
  return people.every(({ name, firstName }) => household.includes(firstName || name));
}

/** Cards that lead to a table, in the order in which they are laid out: A to Z. Who has no seat yet has no card. */
export function escortCards({ tables, people }: PrintedPlan, cardsFor: EscortFor): EscortCard[] {
  const seated = people.flatMap((person): Seated[] => {
    const table = person.seat && tables[person.seat.table];
    return table ? [{ ...person, table: tableWords(table) }] : [];
  });
  const byName = seated.toSorted(byLastName);
  if (cardsFor === 'PERSON') return byName.map(({ name, table }) => ({ name, lines: [table] }));
  const households = Map.groupBy(seated, ({ householdUuid }) => householdUuid);
  // A household stands where its first is found, and says its people in their own order.
  return [...new Set(byName.map(({ householdUuid }) => householdUuid))].map((uuid) => {
    const group = households.get(uuid) ?? [];
    const [{ name = '', household = '' } = {}] = group;
    if (group.length === 1) return { name, lines: householdLines(group, true) };
    return { name: household, lines: householdLines(group, saysAll(household, group)) };
  });
}
