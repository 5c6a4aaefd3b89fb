import { brokenRules } from './broken-rules.ts';
import { evaluatePlan } from './evaluate-plan.ts';
import { type MeasuredRoom, measureRoom } from './measure-room.ts';
import type { Seat, SeatingProblem, SeatingRule } from './problem.ts';
import { sayFeet, sayRule } from './say-rule.ts';
import { scoreOf } from './score-term.ts';

/** A rule that a move would break. */
export type RuleInTheWay = {
  ruleId: string;
  /** ‘Keep Theo and Dana 15 ft apart.’ */
  words: string;
  /** ‘Table 6 is 10 ft from Table 5.’; empty where no distance is in question. */
  measured: string;
  distanceIn: number | null;
};

export type JudgedMove = { breaks: readonly RuleInTheWay[]; points: number };

/** What would come of some people sitting at another table, before they do; null for no table. */
export function judgeMove(
  problem: SeatingProblem,
  seats: readonly Seat[],
  move: { personIds: readonly string[]; tableId: string | null },
): JudgedMove {
  const { personIds, tableId } = move;
  const after: Seat[] = [
    ...seats.filter(({ personId }) => !personIds.includes(personId)),
    ...(tableId === null ? [] : personIds.map((personId) => ({ personId, tableId, seat: null }))),
  ];
  const [before, then] = [evaluatePlan(problem, seats), evaluatePlan(problem, after)];
  const lost = new Map(brokenRules(problem, before).map(({ ruleId, points }) => [ruleId, points]));
  const room = measureRoom(problem.tables, problem.fixtures);
  const breaks = brokenRules(problem, then)
    .filter(({ ruleId, points }) => points < (lost.get(ruleId) ?? 0) || !lost.has(ruleId))
    .flatMap(({ ruleId }) => {
      const rule = problem.rules.find(({ id }) => id === ruleId);
      if (!rule) return [];
      const measured = tableId === null ? undefined : measure(problem, room, rule, after, tableId);
      return [
        {
          ruleId,
          words: `${sayRule(problem, rule)}.`,
          measured: measured?.words ?? '',
          distanceIn: measured?.distanceIn ?? null,
        },
      ];
    });
  return { breaks, points: scoreOf(then) - scoreOf(before) };
}

/** How far the table is from what the rule is about, where that is what breaks it. */
function measure(
  { tables, fixtures }: SeatingProblem,
  room: MeasuredRoom,
  rule: SeatingRule,
  seats: readonly Seat[],
  tableId: string,
): { words: string; distanceIn: number } | undefined {
  const at = tables.findIndex(({ id }) => id === tableId);
  const label = tables[at]?.label ?? '';
  const say = (distanceIn: number, to: string) => ({
    words: `${label} is ${sayFeet(distanceIn)} from ${to}.`,
    distanceIn,
  });
  if ('fixtureKind' in rule) {
    const distance = room.distanceToFixture(at, rule.fixtureKind);
    const fixture = fixtures.find(({ kind }) => kind === rule.fixtureKind);
    return distance === undefined || !fixture ? undefined : say(distance, fixture.label);
  }
  if ((rule.kind !== 'APART' || rule.distanceIn === null) && rule.kind !== 'NEAR') return undefined;
  const others = seats
    .filter((seat) => rule.personIds.includes(seat.personId) && seat.tableId !== tableId)
    .map((seat) => tables.findIndex(({ id }) => id === seat.tableId))
    .toSorted((one, other) => room.distance(at, one) - room.distance(at, other));
  const other = rule.kind === 'APART' ? others[0] : others.at(-1);
  return other === undefined ? undefined : say(room.distance(at, other), tables[other]?.label ?? '');
}
