import { fail, ok, type Result } from '#base/result.ts';
import { transact } from '#platform/database/transact.ts';
import { tellSeatingChanged } from '../change-seating.ts';
import type { PrintDeps } from '../print/read-printed-plan.ts';
import { openSheet } from './open-sheet.ts';
import { noteSheetSeen } from './sheets.store.ts';

/** Only what was really on the page counts as seen: what came meanwhile is shown first. */
export function markSheetSeen(
  deps: PrintDeps,
  { token, version }: { token: string; version: string },
): Promise<Result<{ ok: true }>> {
  return transact(deps.db, async (tx): Promise<Result<{ ok: true }>> => {
    const opened = await openSheet(tx, deps, token);
    if (!opened.ok) return opened;
    const { row, state, sheet } = opened.value;
    if (sheet.version !== version)
      return fail('seating.changed_meanwhile', 'The sheet just changed. Please look again.');
    await noteSheetSeen(tx, row.uuid, { seenAt: deps.clock.now(), seenState: state });
    await tellSeatingChanged(tx, row.weddingId);
    return ok({ ok: true });
  });
}
