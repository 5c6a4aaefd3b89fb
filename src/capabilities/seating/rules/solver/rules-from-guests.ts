import type { SeatingPerson, SeatingRule } from './problem.ts';

/** What somebody asks for in the RSVP, as a rule of the room. The others need a chair or a person, not a place. */
const FAR_FROM_SPEAKERS_IN = 240;
const NEAR_A_DOOR_IN = 240;

/**
 * The rules nobody has to make: households sit together unless the couple split them, and who needs something gets it.
 * The ids stay the same as long as the guests do.
 */
export function rulesFromGuests(
  people: readonly SeatingPerson[],
  splitHouseholds: ReadonlySet<string> = new Set(),
): SeatingRule[] {
  const households = [...Map.groupBy(people, ({ householdId }) => householdId)];
  return [
    ...households
      .filter(([id, members]) => members.length > 1 && !splitHouseholds.has(id))
      .map(
        ([id, members]): SeatingRule => ({
          id: `household-${id}`,
          kind: 'TOGETHER',
          strength: 'HARD',
          source: 'HOUSEHOLD',
          personIds: members.map((person) => person.id),
        }),
      ),
    ...people.flatMap(needsOf),
  ];
}

function needsOf({ id, needs }: SeatingPerson): SeatingRule[] {
  const personIds = [id];
  const rules: SeatingRule[] = [];
  if (needs.includes('STEP_FREE'))
    rules.push({ id: `step-free-${id}`, kind: 'STEP_FREE', strength: 'HARD', source: 'NEEDS', personIds });
  if (needs.includes('QUIET'))
    rules.push({
      id: `quiet-${id}`,
      kind: 'AWAY_FROM',
      strength: 'NICE',
      source: 'NEEDS',
      personIds,
      fixtureKind: 'SPEAKERS',
      distanceIn: FAR_FROM_SPEAKERS_IN,
    });
  if (needs.includes('NEAR_EXIT'))
    rules.push({
      id: `near-exit-${id}`,
      kind: 'CLOSE_TO',
      strength: 'NICE',
      source: 'NEEDS',
      personIds,
      fixtureKind: 'DOOR',
      distanceIn: NEAR_A_DOOR_IN,
    });
  return rules;
}
