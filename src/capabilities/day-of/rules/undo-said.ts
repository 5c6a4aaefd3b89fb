import { type DayLog, type Said, saidOf } from './day-log.ts';
import type { OperationKind } from './day-operations.ts';
import { lengthWords } from './minute-words.ts';

const WORDS: Readonly<Record<OperationKind, (name: string, value: number) => string>> = {
  HERE: (name, value) => (value === 1 ? `${name} checked in` : `${name} not here`),
  DONE: (name, value) => (value === 1 ? `${name}: done` : `${name}: not done yet`),
  LATE: (name, value) => (value > 0 ? `${name}: ${lengthWords(value)} late` : `${name}: back on time`),
  ARRIVED: (name, value) => (value === 1 ? `${name} arrived` : `${name} not here`),
  DELAYED: (name, value) => (value > 0 ? `${name} ${lengthWords(value)} late` : `${name} on time`),
};

export type Undo = { text: string; said: readonly Said[] };

/** What was done to something of this name, and what takes it back: as it was before, in `log`. */
export function undoOf(log: Pick<DayLog, 'said'>, name: string, said: readonly Said[]): Undo {
  const [first] = said;
  return {
    text: first ? WORDS[first.kind](name, first.value) : '',
    said: said.map((each) => ({ ...each, value: saidOf(log, each.kind, each.subject) })),
  };
}
