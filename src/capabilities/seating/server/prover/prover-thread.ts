import { parentPort } from 'node:worker_threads';
import { fewestMoves, prove } from './prove.ts';
import type { ProverQuestion } from './prover-question.ts';
import { openSolver } from './solve-model.ts';

// The program of the thread in which things are proved about seats. It answers once and is let go with its memory.

const solver = await openSolver();

parentPort?.once('message', ({ goal, problem, seconds }: ProverQuestion) => {
  const began = performance.now();
  const patience = () => seconds - (performance.now() - began) / 1000;
  const answer = goal === 'PROVE' ? prove : fewestMoves;
  parentPort?.postMessage(answer(problem, solver, patience));
});
