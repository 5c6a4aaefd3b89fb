import type { SeatingPlan } from '../../contract/plans.contract.ts';
import { applyOperations } from '../operations/apply-operations.ts';
import type { Step } from '../operations/steps.ts';
import { ruleWords } from '../rule-words.ts';
import { evaluatePlan } from '../solver/evaluate-plan.ts';
import { judgeMove } from '../solver/judge-move.ts';
import type { SeatingProblem } from '../solver/problem.ts';
import { type ScoreTerm, scoreOf } from '../solver/score-term.ts';
import { guestName } from '../tray.ts';
import { problemOfPlan } from './problem-of-plan.ts';

/** How good a plan is as it stands: what it keeps and what it breaks. */
export type Judgement = {
  problem: SeatingProblem;
  terms: readonly ScoreTerm[];
  /** Keys of rules that are broken among people who sit; whoever has no chair breaks nothing yet. */
  broken: ReadonlySet<string>;
  /** Those that count, kept or not. */
  rules: number;
  score: number;
};

export function judgePlan(plan: SeatingPlan): Judgement {
  const problem = problemOfPlan(plan);
  const terms = evaluatePlan(problem, problem.present);
  const seated = new Set(problem.present.map(({ personId }) => personId));
  const broken = new Set(
    terms.flatMap(({ isBroken, ruleId, personIds }) =>
      isBroken && ruleId !== null && personIds.every((id) => seated.has(id)) ? [ruleId] : [],
    ),
  );
  const counted = terms.filter(({ kind }) => kind !== 'UNSEATED');
  return { problem, terms, broken, rules: problem.rules.length, score: scoreOf(counted) };
}

type Move = { guestUuids: readonly string[]; tableUuid: string; steps: readonly Step[] };

/**
 * Sentences of the rules that a move would newly break, with the distance where that is the matter; wishes that are only nice
 * are no reason to stop anybody.
 */
export function newlyBroken(plan: SeatingPlan, { guestUuids, tableUuid, steps }: Move): string[] {
  const before = judgePlan(plan);
  const { state } = applyOperations(plan.state, [{ uuid: '', steps }], () => true);
  const after = judgePlan({ ...plan, state: state as SeatingPlan['state'] });
  const broken = plan.rules.filter(
    ({ key, strength }) => strength !== 'NICE' && after.broken.has(key) && !before.broken.has(key),
  );
  if (broken.length === 0) return [];
  const { problem } = before;
  const { breaks } = judgeMove(problem, problem.present, { personIds: guestUuids, tableId: tableUuid });
  return broken.map((rule) => {
    const measured = breaks.find(({ ruleId }) => ruleId === rule.key)?.measured;
    return [ruleWords(rule, wordsOf(plan)), measured].filter(Boolean).join(' ');
  });
}

/** Names as the sentences of rules have them. */
export function wordsOf({ people, tags }: Pick<SeatingPlan, 'people' | 'tags'>) {
  const byUuid = new Map(people.map((person) => [person.uuid, person]));
  return {
    nameOf: (uuid: string) => {
      const person = byUuid.get(uuid);
      return person ? guestName(person, (host) => byUuid.get(host)) : '';
    },
    tagName: (uuid: string) => tags.find((tag) => tag.uuid === uuid)?.name ?? '',
  };
}
