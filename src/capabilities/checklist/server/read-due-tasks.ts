import type { CalendarDate } from '#base/calendar-date.ts';
import type { Tx } from '#platform/database/database.ts';
import { autoReasons } from '../rules/auto-ticks.ts';
import { type DueTask, readDue } from './due.store.ts';
import { readFacts } from './facts/facts.store.ts';
import { plannedDue } from './planned-due.ts';
import { findFrame, type WeddingFrame } from './wedding-frame.store.ts';

export type DueTasks = {
  frame: WeddingFrame;
  /** Somebody has changed the list; without, it is planned as it would begin today, and nothing on it is late. */
  isBegun: boolean;
  tasks: DueTask[];
};

type Span = { from?: string; through: string };

/** Tasks of some days, for areas outside of the page: two statements, and the facts where nobody has begun the list. */
export async function readDueTasks(
  tx: Tx,
  weddingId: string,
  { now, span }: { now: Date; span: (today: CalendarDate) => Span },
): Promise<DueTasks | undefined> {
  const frame = await findFrame(tx, weddingId, now);
  const { today, weddingDate } = frame;
  const { from, through } = span(today);
  const read = await readDue(tx, weddingId, { today, from, through });
  if (!read) return undefined;
  if (read.templates) return { frame, isBegun: true, tasks: read.tasks };
  // Without a day nothing planned has one.
  const facts = weddingDate === null ? undefined : await readFacts(tx, weddingId, today);
  const planned = plannedDue({ weddingId, weddingDate, today }, facts ? autoReasons(facts) : undefined);
  const first = from !== undefined && from > today ? from : today;
  return {
    frame,
    isBegun: false,
    tasks: planned.filter(({ dueOn }) => dueOn >= first && dueOn <= through),
  };
}
