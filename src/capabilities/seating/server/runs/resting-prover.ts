import type { Prover } from './prover.port.ts';

/** Where nothing is there that could prove: it finds no conflict and offers nothing. */
export const restingProver: Prover = {
  run: () => Promise.resolve({ state: 'DONE', result: { conflictKeys: [], reasons: [], offers: [] } }),
};
