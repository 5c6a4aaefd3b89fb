import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { SheetsAnswer } from '../../contract/sheets.contract.ts';
import { SHEET_FIELDS } from '../../rules/sheets/sheet-fields.ts';
import { changeSheets, type Deps, sheetMissing } from './change-sheets.ts';
import { readEventLines } from './read-event-lines.ts';
import { writeGuarantee } from './sheets.store.ts';

/** Today’s count becomes the one that was promised; what comes later stands beside it. */
export function guaranteeCount(
  deps: Deps,
  actor: SignedInActor,
  { uuid: eventUuid }: { uuid: string },
): Promise<Result<SheetsAnswer>> {
  const { clock } = deps;
  return changeSheets(deps, actor, async (tx, weddingId) => {
    const { linesOf } = await readEventLines(tx, weddingId);
    const lines = linesOf(eventUuid, SHEET_FIELDS);
    if (!lines) return sheetMissing();
    await writeGuarantee(tx, { eventUuid, weddingId, lines, at: clock.now() });
    return ok(undefined);
  });
}
