import { balanceGroup, unbalancedPeople } from './balance-groups.ts';
import {
  isPairKept,
  isPairRule,
  isPlaceKept,
  isPlaceRule,
  type PairRule,
  type PlaceRule,
} from './judge-rule.ts';
import { type MeasuredRoom, measureRoom } from './measure-room.ts';
import { neighboringChairs } from './neighboring-chairs.ts';
import type { RuleOf, SearchMode, Seat, SeatingPerson, SeatingProblem, SeatingTable } from './problem.ts';
import { pairsOf, rulePeople } from './rule-pairs.ts';
import { BUSY_TABLE_PERCENT, rulePoints, SCORE_POINTS, SMALL_HOUSEHOLD } from './score-points.ts';
import type { ScoreTerm } from './score-term.ts';
import { companyOfTags, knownByRule } from './seating-company.ts';

type Sitting = { place: number; table: SeatingTable; seat: number | null };

/**
 * Every line of a plan’s score, slowly and plainly: what the search counts in steps has to come to the same. A seat
 * without a chair keeps rules about neighbors as soon as the table is right.
 */
export function evaluatePlan(
  problem: SeatingProblem,
  seats: readonly Seat[],
  mode: SearchMode = 'FILL',
): ScoreTerm[] {
  const { people, tables, rules } = problem;
  const room = measureRoom(tables, problem.fixtures);
  const places = new Map(people.map(({ id }, place) => [id, place]));
  const tablePlaces = new Map(tables.map(({ id }, place) => [id, place]));
  const sitting = new Map<number, Sitting>();
  for (const { personId, tableId, seat } of seats) {
    const [person, place] = [places.get(personId), tablePlaces.get(tableId)];
    const table = tables[place ?? -1];
    if (person !== undefined && place !== undefined && table) sitting.set(person, { place, table, seat });
  }
  const known = knownByRule(problem);
  const households = Map.groupBy(people, ({ householdId }) => householdId);
  const plan: Plan = { problem, room, places, sitting, known, households };
  return [
    ...tables.flatMap((table) => evaluateTable(plan, table)),
    ...people.flatMap((person, at) => evaluatePerson(plan, person, at, mode)),
    ...rules.flatMap((rule) => {
      if (isPlaceRule(rule)) return evaluatePlaceRule(plan, rule);
      if (isPairRule(rule)) return evaluatePairRule(plan, rule);
      return evaluateBalance(plan, rule);
    }),
  ];
}

type Plan = {
  problem: SeatingProblem;
  room: MeasuredRoom;
  places: ReadonlyMap<string, number>;
  sitting: ReadonlyMap<number, Sitting>;
  known: ReadonlySet<string>;
  households: ReadonlyMap<string, readonly SeatingPerson[]>;
};

const term = (kind: ScoreTerm['kind'], points: number, about: Partial<ScoreTerm> = {}): ScoreTerm => ({
  kind,
  points,
  personIds: [],
  tableId: null,
  ruleId: null,
  isBroken: false,
  ...about,
});

function evaluateTable({ problem, sitting, known, households }: Plan, table: SeatingTable): ScoreTerm[] {
  const tableId = table.id;
  const there = problem.people.flatMap((person, at) =>
    sitting.get(at)?.table === table ? [{ person, at }] : [],
  );
  const terms: ScoreTerm[] = [];
  const busy = Math.ceil((table.seats * BUSY_TABLE_PERCENT) / 100);
  if (there.length > 0 && there.length < busy)
    terms.push(term('EMPTY_CHAIRS', SCORE_POINTS.emptyChair * (busy - there.length), { tableId }));
  for (const { person, at } of there) {
    let knowsSomebody = false;
    for (const { person: other, at: otherAt } of there) {
      const points = companyOfTags(person, other);
      if (at < otherAt && points > 0)
        terms.push(term('COMPANY', points, { personIds: [person.id, other.id], tableId }));
      const isKnown = points > 0 || known.has(`${Math.min(at, otherAt)} ${Math.max(at, otherAt)}`);
      if (person.householdId !== other.householdId && isKnown) knowsSomebody = true;
    }
    const household = households.get(person.householdId) ?? [];
    if (!knowsSomebody && household.length <= SMALL_HOUSEHOLD)
      terms.push(term('NOBODY_KNOWN', SCORE_POINTS.nobodyKnown, { personIds: [person.id], tableId }));
  }
  return terms;
}

function evaluatePerson(plan: Plan, person: SeatingPerson, at: number, mode: SearchMode): ScoreTerm[] {
  const { present, tables } = plan.problem;
  const table = plan.sitting.get(at)?.table;
  const about = { personIds: [person.id], tableId: table?.id ?? null };
  const terms: ScoreTerm[] = [];
  if (!table) terms.push(term('UNSEATED', SCORE_POINTS.unseated, about));
  if (table?.isForVendors && !mayBeAtVendorTable(plan.problem, person.id, table.id))
    terms.push(term('GUEST_AT_VENDOR_TABLE', SCORE_POINTS.guestAtVendorTable, about));
  const before = present.find(
    ({ personId, tableId }) => personId === person.id && tables.some(({ id }) => id === tableId),
  );
  if (mode === 'REPAIR' && before && before.tableId !== table?.id)
    terms.push(term('MOVED', SCORE_POINTS.moved, about));
  return terms;
}

export function mayBeAtVendorTable(
  { pins, present, rules }: SeatingProblem,
  personId: string,
  tableId: string,
): boolean {
  return (
    [...pins, ...present].some((seat) => seat.personId === personId && seat.tableId === tableId) ||
    rules.some(
      (rule) => rule.kind === 'AT' && rule.tableIds.includes(tableId) && rule.personIds.includes(personId),
    )
  );
}

function evaluatePlaceRule({ problem, places, sitting, room }: Plan, rule: PlaceRule): ScoreTerm[] {
  const { kept, missed } = rulePoints(rule.kind, rule.strength);
  return rulePeople(rule, places).flatMap((at) => {
    const seat = sitting.get(at);
    const isKept = seat && isPlaceKept(rule, seat.table, seat.place, room);
    if (!seat || isKept === undefined) return [];
    const personIds = [problem.people[at]?.id ?? ''];
    const about = { personIds, tableId: seat.table.id, ruleId: rule.id, isBroken: !isKept };
    return [term('RULE', isKept ? kept : missed, about)];
  });
}

function evaluatePairRule({ problem, places, sitting, room }: Plan, rule: PairRule): ScoreTerm[] {
  const { kept, missed } = rulePoints(rule.kind, rule.strength);
  return pairsOf(rule.kind, rulePeople(rule, places)).map(([one, other]) => {
    const [seat, otherSeat] = [sitting.get(one), sitting.get(other)];
    const isKept =
      isPairKept(rule, seat?.place, otherSeat?.place, room) && areChairsKept(rule, seat, otherSeat);
    return term('RULE', isKept ? kept : missed, {
      personIds: [one, other].map((at) => problem.people[at]?.id ?? ''),
      tableId: seat?.place === otherSeat?.place ? (seat?.table.id ?? null) : null,
      ruleId: rule.id,
      isBroken: !isKept && rule.kind !== 'KNOWS',
    });
  });
}

/** Asked of two whose tables are right. */
function areChairsKept({ kind }: PairRule, one: Sitting | undefined, other: Sitting | undefined): boolean {
  if ((kind !== 'NEXT_TO' && kind !== 'NOT_NEXT_TO') || one?.place !== other?.place) return true;
  if (!one || !other || one.seat === null || other.seat === null) return true;
  return neighboringChairs(one.table, one.seat).includes(other.seat) === (kind === 'NEXT_TO');
}

function evaluateBalance({ problem, sitting }: Plan, rule: RuleOf<'MIX' | 'SPLIT'>): ScoreTerm[] {
  const { missed } = rulePoints(rule.kind, rule.strength);
  const groups = new Set(problem.people.map((person) => balanceGroup(rule.by, person)));
  groups.delete(null);
  return problem.tables.flatMap((table) => {
    const there = problem.people.filter((_, at) => sitting.get(at)?.table === table);
    const counts = [...groups].map(
      (group) => there.filter((person) => balanceGroup(rule.by, person) === group).length,
    );
    const counted = there.filter((person) => balanceGroup(rule.by, person) !== null);
    const people = unbalancedPeople(rule.kind, {
      all: counted.length,
      most: Math.max(0, ...counts),
      groups: groups.size,
    });
    if (people === 0) return [];
    const personIds = counted.map(({ id }) => id);
    return [term('RULE', missed * people, { personIds, tableId: table.id, ruleId: rule.id, isBroken: true })];
  });
}
