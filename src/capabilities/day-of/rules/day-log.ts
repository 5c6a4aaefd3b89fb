import { type DayOperation, isLater, type OperationKind } from './day-operations.ts';

/** What one phone knows. */
export type DayLog = {
  device: string;
  clock: number;
  /** Up to where the server's list was read. */
  cursor: number;
  /** Of each thing, what was said last. */
  said: ReadonlyMap<string, DayOperation>;
  /** Made here and not known to have arrived. */
  outbox: readonly DayOperation[];
};

export type Said = Pick<DayOperation, 'kind' | 'subject' | 'value'>;

export function emptyLog(device: string): DayLog {
  return { device, clock: 0, cursor: 0, said: new Map(), outbox: [] };
}

export const keyOf = (kind: OperationKind, subject: string) => `${kind}:${subject}`;

export function saidOf({ said }: Pick<DayLog, 'said'>, kind: OperationKind, subject: string): number {
  return said.get(keyOf(kind, subject))?.value ?? 0;
}

function heard(log: DayLog, operations: readonly DayOperation[]): Pick<DayLog, 'clock' | 'said'> {
  const said = new Map(log.said);
  let { clock } = log;
  for (const operation of operations) {
    const key = keyOf(operation.kind, operation.subject);
    const before = said.get(key);
    if (!before || isLater(operation, before)) said.set(key, operation);
    clock = Math.max(clock, operation.clock);
  }
  return { clock, said };
}

/** Somebody does something on this phone. */
export function noteDown(
  log: DayLog,
  said: Said,
  { uuid, at }: { uuid: string; at: string },
): { log: DayLog; operation: DayOperation } {
  const operation = { ...said, uuid, at, device: log.device, clock: log.clock + 1 };
  return {
    operation,
    log: { ...log, ...heard(log, [operation]), outbox: [...log.outbox, operation] },
  };
}

/** What the server answered: what it has of ours leaves the outbox, what others did comes in. */
export function takeAnswer(
  log: DayLog,
  answer: { settled: readonly string[]; operations: readonly DayOperation[]; cursor: number },
): DayLog {
  const settled = new Set([...answer.settled, ...answer.operations.map(({ uuid }) => uuid)]);
  return {
    ...log,
    ...heard(log, answer.operations),
    cursor: Math.max(log.cursor, answer.cursor),
    outbox: log.outbox.filter(({ uuid }) => !settled.has(uuid)),
  };
}

/** Done on this phone, in another of its pages: not known to have arrived either. */
export function takeOwn(log: DayLog, operations: readonly DayOperation[]): DayLog {
  const known = new Set(log.outbox.map(({ uuid }) => uuid));
  const added = operations.filter(({ uuid }) => !known.has(uuid));
  return { ...log, ...heard(log, added), outbox: [...log.outbox, ...added] };
}
