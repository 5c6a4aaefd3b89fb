import type { Seat, SeatingProblem } from './problem.ts';
import { companyOfTags, knownByRule } from './seating-company.ts';

export type TableExplanation = {
  /** Who knows whom, of different households. */
  acquainted: readonly (readonly [string, string])[];
  /** Who knows nobody but their own household. */
  strangerIds: readonly string[];
};

export function explainTable(
  problem: SeatingProblem,
  seats: readonly Seat[],
  tableId: string,
): TableExplanation {
  const there = new Set(seats.filter((seat) => seat.tableId === tableId).map(({ personId }) => personId));
  const known = knownByRule(problem);
  const people = problem.people.flatMap((person, at) => (there.has(person.id) ? [{ person, at }] : []));
  const acquainted = people.flatMap(({ person, at }) =>
    people
      .filter(
        ({ person: other, at: otherAt }) =>
          at < otherAt &&
          person.householdId !== other.householdId &&
          (companyOfTags(person, other) > 0 || known.has(`${at} ${otherAt}`)),
      )
      .map(({ person: other }): [string, string] => [person.id, other.id]),
  );
  const meet = new Set(acquainted.flat());
  return { acquainted, strangerIds: [...there].filter((id) => !meet.has(id)) };
}
