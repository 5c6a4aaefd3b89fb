import type { SeatingPlan } from '../../contract/plans.contract.ts';
import { feetText } from '../feet-text.ts';
import { FIXTURE_LABELS } from '../room.ts';
import { namesInText } from '../rule-words.ts';
import type { SeatingRule } from '../seating-rule.ts';
import { explainGuest } from '../solver/explain-guest.ts';
import { type ScoreTerm, scoreOf } from '../solver/score-term.ts';
import { type Judgement, wordsOf } from './judgement.ts';

export type Reason = {
  about: 'COMPANY' | 'HOUSEHOLD' | 'DISTANCE' | 'STEP_FREE' | 'RULE' | 'ALONE';
  words: string;
  /** Null for what must be. */
  points: number | null;
  isBroken: boolean;
};

/** Why somebody sits where they do, and what the best other tables would cost. */
export type GuestReasons = { reasons: Reason[]; others: { tableUuid: string; points: number }[] };

const MOST_REASONS = 3;

type Asked = { plan: SeatingPlan; judgement: Judgement; guestUuid: string };

function aboutOf({ kind, source }: SeatingRule): Reason['about'] {
  if (kind === 'STEP_FREE') return 'STEP_FREE';
  if (kind === 'AWAY_FROM' || kind === 'CLOSE_TO') return 'DISTANCE';
  return source === 'HOUSEHOLD' ? 'HOUSEHOLD' : 'RULE';
}

/** What a kept rule comes to for one person: 'Quiet: 43 ft from the band'. */
function keptWords(rule: SeatingRule, others: readonly string[], inches: number | undefined): string {
  const what = rule.fixture ? FIXTURE_LABELS[rule.fixture].toLowerCase() : '';
  const who = namesInText(others);
  switch (rule.kind) {
    case 'STEP_FREE':
      return 'No steps on the way to this table';
    case 'AWAY_FROM':
      return inches === undefined
        ? `Away from the ${what}`
        : `It’s quiet: ${feetText(inches)} from the ${what}`;
    case 'CLOSE_TO':
      return inches === undefined ? `Close to the ${what}` : `${feetText(inches)} from the ${what}`;
    case 'TOGETHER':
      return `With ${who}`;
    case 'NEXT_TO':
      return `Next to ${who}`;
    case 'NOT_NEXT_TO':
      return `Not next to ${who}`;
    case 'APART':
      return `Away from ${who}`;
    case 'NEAR':
      return `Near ${who}`;
    case 'KNOWS':
      return `Knows ${who}`;
    case 'AT':
    case 'NOT_AT':
      return 'You chose this table for them';
    default:
      return 'A good mix at this table';
  }
}

function distanceFor({ plan, guestUuid }: Asked, { fixture }: SeatingRule): number | undefined {
  const seat = plan.state.seats.find((one) => one.guestUuid === guestUuid);
  const table = plan.state.tables.find(({ uuid }) => uuid === seat?.tableUuid);
  const ofKind = plan.state.fixtures.filter(({ kind }) => kind === fixture);
  if (!table || ofKind.length === 0) return undefined;
  return Math.round(Math.min(...ofKind.map(({ x, y }) => Math.hypot(table.x - x, table.y - y))));
}

function ruleReasons(asked: Asked, own: readonly ScoreTerm[]): Reason[] {
  const { plan, guestUuid } = asked;
  const { nameOf } = wordsOf(plan);
  const byRule = Map.groupBy(
    own.filter(({ ruleId }) => ruleId !== null),
    ({ ruleId }) => ruleId,
  );
  return plan.rules.flatMap((rule): Reason[] => {
    const terms = byRule.get(rule.key);
    if (!terms) return [];
    const others = terms.flatMap(({ personIds }) => personIds.filter((id) => id !== guestUuid)).map(nameOf);
    const words = keptWords(rule, others, distanceFor(asked, rule));
    const isBroken = terms.some((term) => term.isBroken);
    const points = scoreOf(terms);
    return [
      {
        about: aboutOf(rule),
        words,
        points: rule.strength === 'HARD' && !isBroken ? null : points,
        isBroken,
      },
    ];
  });
}

function companyReason({ plan, guestUuid }: Asked, own: readonly ScoreTerm[]): Reason[] {
  const { nameOf } = wordsOf(plan);
  const company = own.filter(({ kind }) => kind === 'COMPANY');
  const friends = company
    .toSorted((one, other) => other.points - one.points)
    .flatMap(({ personIds }) => personIds.filter((id) => id !== guestUuid))
    .map(nameOf);
  if (friends.length > 0)
    return [
      {
        about: 'COMPANY',
        words: `Knows ${namesInText(friends)} here`,
        points: scoreOf(company),
        isBroken: false,
      },
    ];
  const alone = own.find(({ kind }) => kind === 'NOBODY_KNOWN');
  return alone
    ? [{ about: 'ALONE', words: 'Knows nobody here yet', points: alone.points, isBroken: false }]
    : [];
}

export function reasonsFor(asked: Asked): GuestReasons | undefined {
  const { plan, judgement, guestUuid } = asked;
  const seat = plan.state.seats.find((one) => one.guestUuid === guestUuid);
  if (!seat) return undefined;
  const own = judgement.terms.filter(({ personIds }) => personIds.includes(guestUuid));
  const weight = ({ points, isBroken }: Reason) => (isBroken ? 1000 : Math.abs(points ?? 15));
  const reasons = [...companyReason(asked, own), ...ruleReasons(asked, own)]
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, MOST_REASONS);
  const { problem } = judgement;
  const others = explainGuest(problem, problem.present, guestUuid)?.others ?? [];
  return { reasons, others: others.map(({ tableId, points }) => ({ tableUuid: tableId, points })) };
}
