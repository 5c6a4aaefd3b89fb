import { newRule, type RuleValues, type SeatingRule } from './seating-rule.ts';

type Seated = { uuid: string; householdUuid: string; needs: readonly string[] };

/** How far from the music a quiet place is. */
export const QUIET_DISTANCE_IN = 240;
/** How near an exit is. */
export const EXIT_DISTANCE_IN = 240;

const NEED_RULES: Readonly<Partial<Record<string, (guestUuid: string) => RuleValues>>> = {
  STEP_FREE: (guestUuid) => newRule('STEP_FREE', [guestUuid]),
  QUIET: (guestUuid) => ({
    ...newRule('AWAY_FROM', [guestUuid]),
    fixture: 'SPEAKERS',
    distanceIn: QUIET_DISTANCE_IN,
    strength: 'STRONG',
  }),
  NEAR_EXIT: (guestUuid) => ({
    ...newRule('CLOSE_TO', [guestUuid]),
    fixture: 'ENTRANCE',
    distanceIn: EXIT_DISTANCE_IN,
  }),
};

/** Who lives together sits together, and who needs something gets it: rules that nobody has to write. */
export function derivedRules(people: readonly Seated[], waived: ReadonlySet<string>): SeatingRule[] {
  const households = Map.groupBy(people, ({ householdUuid }) => householdUuid);
  const together = [...households].flatMap(([householdUuid, members]): SeatingRule[] => {
    if (members.length < 2) return [];
    const key = `HOUSEHOLD:${householdUuid}`;
    const values = newRule(
      'TOGETHER',
      members.map(({ uuid }) => uuid),
    );
    return [{ ...values, key, source: 'HOUSEHOLD', isWaived: waived.has(key) }];
  });
  const needs = people.flatMap(({ uuid, needs: all }) =>
    all.flatMap((need): SeatingRule[] => {
      const values = NEED_RULES[need]?.(uuid);
      const key = `NEEDS:${uuid}:${need}`;
      return values ? [{ ...values, key, source: 'NEEDS', isWaived: waived.has(key) }] : [];
    }),
  );
  return [...together, ...needs];
}
