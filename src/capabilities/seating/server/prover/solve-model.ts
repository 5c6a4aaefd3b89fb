import { readFile } from 'node:fs/promises';
import loadHighs, { type Highs } from 'highs';
import { limitMemory } from '#platform/print/limit-memory.ts';
import type { AssignmentModel } from './assignment-model.ts';

/** Of one solver; the largest wedding takes a fraction of it. */
const MOST_BYTES = 768 * 1024 * 1024;

export type Solver = {
  /** The cells that are taken, nothing where there is no such plan, and undecided where the time was too short. */
  solve(model: AssignmentModel, goal: 'ANY' | 'FEWEST_MOVES', seconds: number): Solved;
};

export type Solved = { kind: 'FOUND'; taken: number[] } | { kind: 'NONE' } | { kind: 'UNDECIDED' };

export async function openSolver(): Promise<Solver> {
  const module = await readFile(new URL(import.meta.resolve('highs/runtime')));
  const highs = await loadHighs({ wasmBinary: limitMemory(module, MOST_BYTES) });
  return { solve: (model, goal, seconds) => solveModel(highs, model, goal, seconds) };
}

function solveModel(
  highs: Highs,
  { cells, costs, rows }: AssignmentModel,
  goal: 'ANY' | 'FEWEST_MOVES',
  seconds: number,
): Solved {
  const starts = [0];
  for (const row of rows) starts.push((starts.at(-1) ?? 0) + row.cells.length);
  const data = {
    numCols: cells.length,
    numRows: rows.length,
    colCost: cells.map((_, cell) => (goal === 'ANY' ? 0 : (costs[cell] ?? 0))),
    colLower: cells.map(() => 0),
    colUpper: cells.map(() => 1),
    rowLower: rows.map(({ lower }) => (lower === Number.NEGATIVE_INFINITY ? -highs.infinity : lower)),
    rowUpper: rows.map(({ upper }) => upper),
    integrality: cells.map(() => highs.constants.variableType.integer),
    matrix: {
      format: 'csr' as const,
      numRows: rows.length,
      numCols: cells.length,
      starts: Int32Array.from(starts),
      indices: Int32Array.from(rows.flatMap((row) => row.cells)),
      values: Float64Array.from(rows.flatMap((row) => row.weights)),
    },
  };
  return highs.withModel(data, (model): Solved => {
    model.options.set({ output_flag: false, time_limit: seconds, mip_rel_gap: 0, random_seed: 0 });
    model.run();
    const { optimal, infeasible, unboundedOrInfeasible } = highs.constants.modelStatus;
    const status = model.getModelStatus();
    // Between 0 and 1 nothing is unbounded.
    if (status === infeasible || status === unboundedOrInfeasible) return { kind: 'NONE' };
    if (status !== optimal) return { kind: 'UNDECIDED' };
    const values = [...model.getSolution().colValue];
    return { kind: 'FOUND', taken: values.flatMap((value, cell) => (value > 0.5 ? [cell] : [])) };
  });
}
