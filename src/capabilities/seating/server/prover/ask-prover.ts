import { Worker } from 'node:worker_threads';
import type { SeatingProblem } from '../../rules/solver/problem.ts';
import type { SeatingProof } from '../../rules/solver/seating-conflict.ts';
import type { ProverAnswer, ProverQuestion, RepairFound } from './prover-question.ts';

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

/** A seat for everybody with all hard rules kept and as few people as possible at another table than now, exactly. */
export async function findFewestMoves(
  problem: SeatingProblem,
  seconds: number = PATIENCE_SECONDS,
): Promise<RepairFound> {
  return (await ask({ goal: 'FEWEST_MOVES', problem, seconds })) as RepairFound;
}

/** As good a company as a search finds, where each who moves has to be worth it. */
export async function findBetterCompany(
  problem: SeatingProblem,
  seed: number,
  seconds: number = PATIENCE_SECONDS,
): Promise<RepairFound> {
  return (await ask({ goal: 'BETTER_COMPANY', problem, seed, seconds })) as RepairFound;
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
