import type { MeasuredRoom } from './measure-room.ts';
import type { RuleOf, SeatingRule, SeatingTable } from './problem.ts';

export type PlaceRule = RuleOf<'AT' | 'NOT_AT' | 'STEP_FREE' | 'AWAY_FROM' | 'CLOSE_TO'>;
export type PairRule = RuleOf<'TOGETHER' | 'NEXT_TO' | 'NOT_NEXT_TO' | 'APART' | 'NEAR' | 'KNOWS'>;

export function isPlaceRule(rule: SeatingRule): rule is PlaceRule {
  return ['AT', 'NOT_AT', 'STEP_FREE', 'AWAY_FROM', 'CLOSE_TO'].includes(rule.kind);
}

export function isPairRule(rule: SeatingRule): rule is PairRule {
  return ['TOGETHER', 'NEXT_TO', 'NOT_NEXT_TO', 'APART', 'NEAR', 'KNOWS'].includes(rule.kind);
}

/** Whether somebody at a table keeps a rule about their own place; undefined where the room has no such fixture. */
export function isPlaceKept(
  rule: PlaceRule,
  table: SeatingTable,
  place: number,
  room: MeasuredRoom,
): boolean | undefined {
  if ('tableIds' in rule) return rule.tableIds.includes(table.id) === (rule.kind === 'AT');
  if (!('fixtureKind' in rule)) return table.isStepFree;
  const distance = room.distanceToFixture(place, rule.fixtureKind);
  if (distance === undefined) return undefined;
  return rule.kind === 'AWAY_FROM' ? distance >= rule.distanceIn : distance <= rule.distanceIn;
}

/** Whether two at these tables keep a rule, chairs left aside. Who has no table is with nobody. */
export function isPairKept(
  rule: PairRule,
  one: number | undefined,
  other: number | undefined,
  room: MeasuredRoom,
): boolean {
  const areSeated = one !== undefined && other !== undefined;
  if (rule.kind === 'NOT_NEXT_TO') return true;
  if (rule.kind === 'APART') return !areSeated || isFarEnough(rule.distanceIn, one, other, room);
  if (!areSeated) return false;
  return one === other || (rule.kind === 'NEAR' && room.isNeighbor(one, other));
}

function isFarEnough(distanceIn: number | null, one: number, other: number, room: MeasuredRoom): boolean {
  if (one === other) return false;
  return distanceIn === null || (room.distance(one, other) > distanceIn && !room.isNeighbor(one, other));
}
