import { Worker } from 'node:worker_threads';
import { describePlan } from '../../rules/solver/describe-plan.ts';
import type { SeatingPlan, SeatingProblem } from '../../rules/solver/problem.ts';
import type { SeatingConflict, SeatingProof } from '../../rules/solver/seating-conflict.ts';
import type { MovesFound, ProverAnswer, ProverQuestion } from './prover-question.ts';

/** The solver’s own memory does not count here; it has its end in solve-model.ts. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

const PATIENCE_SECONDS = 30;
/** The thread has a clock of its own; this one is for when it is stuck, and for its start on a busy machine. */
const GRACE_SECONDS = 15;

const UNDECIDED = { kind: 'UNDECIDED' } as const;

/** Whether all hard rules can be kept; if not, the smallest set of rules and locked people of which one must go. */
export async function proveSeating(
  problem: SeatingProblem,
  seconds: number = PATIENCE_SECONDS,
): Promise<SeatingProof> {
  return (await ask({ goal: 'PROVE', problem, seconds })) as SeatingProof;
}

export type FewestMoves =
  | { kind: 'FOUND'; plan: SeatingPlan }
  | { kind: 'IMPOSSIBLE'; conflict: SeatingConflict }
  | { kind: 'UNDECIDED' };

/** A seat for everybody with all hard rules kept and as few people as possible at another table than now, exactly. */
export async function findFewestMoves(
  problem: SeatingProblem,
  seconds: number = PATIENCE_SECONDS,
): Promise<FewestMoves> {
  const answer = (await ask({ goal: 'FEWEST_MOVES', problem, seconds })) as MovesFound;
  if (answer.kind !== 'FOUND') return answer;
  return { kind: 'FOUND', plan: describePlan(problem, { mode: 'REPAIR', seed: 0 }, answer.seats) };
}

/** A thread for one question: the solver keeps whatever memory it ever took, and cannot be interrupted. */
async function ask(question: ProverQuestion): Promise<ProverAnswer> {
  const worker = new Worker(new URL('./prover-thread.ts', import.meta.url), {
    resourceLimits: MEMORY,
    env: {},
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  const { promise, resolve } = Promise.withResolvers<ProverAnswer>();
  const impatience = setTimeout(resolve, (question.seconds + GRACE_SECONDS) * 1000, UNDECIDED);
  worker.on('message', resolve);
  // Out of memory, most likely: too large to be decided here.
  worker.on('error', () => resolve(UNDECIDED));
  worker.on('exit', () => resolve(UNDECIDED));
  worker.postMessage(question);
  try {
    return await promise;
  } finally {
    clearTimeout(impatience);
    await worker.terminate();
  }
}
