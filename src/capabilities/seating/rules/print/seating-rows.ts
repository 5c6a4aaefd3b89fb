import { GUEST_KIND_LABELS } from '#capabilities/guests/rules/household-choices.ts';
import type { PrintedPlan } from './printed-plan.ts';
import { seatedTables } from './seated-tables.ts';
import { tableHeading } from './table-words.ts';

export const SEATING_HEADER = [
  ...['Household', 'Name', 'First name', 'Last name', 'Kind', 'Table', 'Chair'],
  ...['Meal', 'Diet', 'Needs', 'Reply', 'Guest ID'],
] as const;

/** One person a row, table by table, and last who has no seat. */
export function seatingRows(plan: PrintedPlan): (string | number | null)[][] {
  const { tables, unseated } = seatedTables(plan);
  const seated = tables.flatMap(({ table, people }) =>
    people.map((person) => ({ person, table: tableHeading(table), chair: person.chair })),
  );
  const rest = unseated.map((person) => ({ person, table: '', chair: null }));
  return [...seated, ...rest].map(({ person, table, chair }) => [
    ...[person.household, person.name, person.firstName, person.lastName, GUEST_KIND_LABELS[person.kind]],
    ...[table, chair],
    ...[person.dish === null ? '' : (plan.event.dishes[person.dish] ?? ''), person.diet, person.needs],
    ...[person.hasAnswered ? 'Coming' : 'Waiting', person.uuid],
  ]);
}
