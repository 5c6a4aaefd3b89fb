import { LEVELS } from './requirements.data.ts';

export type AsvsRow = { id: string; level: string; state: string; proof: string };

const STATES = ['held', 'n.a.', 'open'] as const;

/** Every requirement of levels 1 and 2, in the standard's order. */
export function requirements(): { id: string; level: string }[] {
  return Object.entries(LEVELS).flatMap(([section, levels]) =>
    [...levels].flatMap((level, index) => (level === '-' ? [] : [{ id: `${section}.${index + 1}`, level }])),
  );
}

/** The rows of docs/asvs.md. */
export function readAsvsRows(document: string): AsvsRow[] {
  return document.split('\n').flatMap((line) => {
    const [, id = '', level = '', , state = '', proof = ''] = line.split('|').map((cell) => cell.trim());
    return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, level, state, proof }] : [];
  });
}

/** The files of the repository that a proof names. */
export function filesIn(proof: string): string[] {
  return [...proof.matchAll(/`((?:src|tools|e2e)\/[^`]+)`/g)].map(([, file = '']) => file);
}

export function countStates(rows: readonly AsvsRow[]): Record<string, number> {
  return Object.fromEntries(STATES.map((state) => [state, rows.filter((row) => row.state === state).length]));
}
