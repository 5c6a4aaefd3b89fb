import { calendarDateOf } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import { guardedCell } from '#capabilities/guests/rules/import/plain-cell.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { BYTE_ORDER_MARK, csvLines } from '#platform/csv/csv-lines.ts';
import { SEATING_HEADER, seatingRows } from '../../rules/print/seating-rows.ts';
import { type PrintDeps, readPrintedPlan } from './read-printed-plan.ts';

/** Who sits where, for a spreadsheet. What looks like a formula is text, also after it was brought back. */
export async function exportSeating(
  deps: PrintDeps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<File>> {
  const plan = await readPrintedPlan(deps, actor, { uuid, saysCare: true });
  if (!plan.ok) return plan;
  const rows = [SEATING_HEADER, ...seatingRows(plan.value)].map((row) =>
    row.map((cell) => (typeof cell === 'string' ? guardedCell(cell) : cell)),
  );
  const name = `seating-${calendarDateOf(deps.clock.now())}.csv`;
  return ok(new File([BYTE_ORDER_MARK, csvLines(rows)], name, { type: 'text/csv; charset=utf-8' }));
}
