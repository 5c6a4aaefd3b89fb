import { type DayLog, emptyLog } from './day-log.ts';
import { isLater } from './day-operations.ts';

/**
 * What the server does not take was never said. What it stood in place of is not known here any more, so the phone reads the
 * whole list again and keeps of its own only what is still on its way.
 */
export function forgetRefused(log: DayLog, refused: readonly string[]): DayLog {
  if (refused.length === 0) return log;
  const outbox = log.outbox.filter(({ uuid }) => !refused.includes(uuid));
  const said = new Map<string, DayLog['outbox'][number]>();
  for (const operation of outbox) {
    const key = `${operation.kind}:${operation.subject}`;
    const before = said.get(key);
    if (!before || isLater(operation, before)) said.set(key, operation);
  }
  return { ...emptyLog(log.device), clock: log.clock, said, outbox };
}
