import { parentPort } from 'node:worker_threads';
import { describePlan } from '../../rules/solver/describe-plan.ts';
import { searchSeats } from '../../rules/solver/search-seats.ts';
import { fewestMoves, prove } from './prove.ts';
import type { ProverAnswer, ProverQuestion } from './prover-question.ts';
import { openSolver } from './solve-model.ts';

// The program of the thread in which things are proved about seats. It answers once and is let go with its memory.

const solver = await openSolver();

function answer(question: ProverQuestion): ProverAnswer {
  const { goal, problem, seconds } = question;
  const began = performance.now();
  const patience = () => seconds - (performance.now() - began) / 1000;
  if (goal === 'PROVE') return prove(problem, solver, patience);
  if (goal === 'BETTER_COMPANY')
    return { kind: 'FOUND', plan: searchSeats(problem, { mode: 'REPAIR', seed: question.seed }) };
  const found = fewestMoves(problem, solver, patience);
  if (found.kind !== 'FOUND') return found;
  return { kind: 'FOUND', plan: describePlan(problem, { mode: 'REPAIR', seed: 0 }, found.seats) };
}

parentPort?.once('message', (question: ProverQuestion) => parentPort?.postMessage(answer(question)));
