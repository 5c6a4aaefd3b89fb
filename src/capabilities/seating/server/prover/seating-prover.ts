import type { RunResult } from '../../contract/runs.contract.ts';
import { evaluatePlan } from '../../rules/solver/evaluate-plan.ts';
import { findContradictions } from '../../rules/solver/find-contradictions.ts';
import type { Seat, SeatingPlan, SeatingProblem } from '../../rules/solver/problem.ts';
import { scoreOf } from '../../rules/solver/score-term.ts';
import type { SeatingConflict } from '../../rules/solver/seating-conflict.ts';
import { problemOfPlan } from '../../rules/solver-view/problem-of-plan.ts';
import type { Prover, ProverAnswer } from '../runs/prover.port.ts';
import { findBetterCompany, findFewestMoves, proveSeating } from './ask-prover.ts';

type Offer = RunResult['offers'][number];

/** Without what is asked for chairs: somebody who waits for one tells nothing about the company of the others. */
function companyOf(problem: SeatingProblem, seats: readonly Seat[]): number {
  return scoreOf(evaluatePlan(problem, seats).filter(({ kind }) => kind !== 'UNSEATED'));
}

function offerOf(problem: SeatingProblem, kind: Offer['kind'], { seats, movedIds }: SeatingPlan): Offer {
  return {
    kind,
    moved: movedIds.length,
    scoreBefore: companyOf(problem, problem.present),
    scoreAfter: companyOf(problem, seats),
    chairs: seats.map(({ personId, tableId, seat }) => ({ guestUuid: personId, tableUuid: tableId, seat })),
  };
}

/** The sentences a plain look has for it, where it has any. */
function refuted(problem: SeatingProblem, { ruleIds, pinnedIds }: SeatingConflict): ProverAnswer {
  const named = new Set([...ruleIds, ...pinnedIds]);
  const reasons = findContradictions(problem)
    .filter((one) => [...one.ruleIds, ...one.pinnedIds].every((id) => named.has(id)))
    .map(({ words }) => words);
  return { state: 'IMPOSSIBLE', result: { conflictKeys: [...ruleIds], reasons, offers: [] } };
}

const found = (offers: Offer[]): ProverAnswer => ({
  state: 'DONE',
  result: { conflictKeys: [], reasons: [], offers },
});

async function proof(problem: SeatingProblem): Promise<ProverAnswer | undefined> {
  const proved = await proveSeating(problem);
  if (proved.kind === 'UNDECIDED') return undefined;
  return proved.kind === 'POSSIBLE' ? found([]) : refuted(problem, proved.conflict);
}

/** Two offers; the second only where its company is better than what the fewest moves give. */
async function repair(problem: SeatingProblem, seed: number): Promise<ProverAnswer | undefined> {
  const fewest = await findFewestMoves(problem);
  if (fewest.kind === 'IMPOSSIBLE') return refuted(problem, fewest.conflict);
  const better = await findBetterCompany(problem, seed);
  const offers = [
    ...(fewest.kind === 'FOUND' ? [offerOf(problem, 'FEWEST_MOVES', fewest.plan)] : []),
    ...(better.kind === 'FOUND' ? [offerOf(problem, 'BETTER_COMPANY', better.plan)] : []),
  ];
  const [first] = offers;
  if (!first) return undefined;
  return found(offers.filter((offer) => offer === first || offer.scoreAfter > first.scoreAfter));
}

/** Everything in threads of its own, so that nobody else waits while it thinks. */
export const seatingProver: Prover = {
  run({ kind, seed, plan }) {
    const problem = problemOfPlan(plan);
    return kind === 'PROVE' ? proof(problem) : repair(problem, seed);
  },
};
