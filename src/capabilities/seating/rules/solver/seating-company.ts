import type { SeatingPerson, SeatingProblem } from './problem.ts';
import { SCORE_POINTS } from './score-points.ts';

/** What two people at one table are to each other by their tags. Who lives together needs no tag for that. */
export function companyOfTags(one: SeatingPerson, other: SeatingPerson): number {
  if (one.householdId === other.householdId) return 0;
  const shared = one.tagIds.filter((tag) => other.tagIds.includes(tag)).length;
  if (shared === 0) return 0;
  return SCORE_POINTS.sharedTag + (shared > 1 ? SCORE_POINTS.secondSharedTag : 0);
}

/** The rules that say of people that they know each other. */
const KNOWING = new Set(['KNOWS', 'TOGETHER', 'NEXT_TO', 'NEAR']);

/** Who is linked by a rule, as 'a b' with the places of both in the problem, the smaller first. */
export function knownByRule({ people, rules }: SeatingProblem): Set<string> {
  const places = new Map(people.map(({ id }, place) => [id, place]));
  const known = new Set<string>();
  for (const rule of rules) {
    if (!KNOWING.has(rule.kind) || !('personIds' in rule)) continue;
    const members = rule.personIds.flatMap((id) => places.get(id) ?? []);
    for (const one of members) for (const other of members) if (one < other) known.add(`${one} ${other}`);
  }
  return known;
}
