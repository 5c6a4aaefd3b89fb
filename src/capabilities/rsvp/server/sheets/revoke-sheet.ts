import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { SheetsAnswer } from '../../contract/sheets.contract.ts';
import { changeSheets, type Deps, sheetMissing } from './change-sheets.ts';
import { deleteSheet } from './sheets.store.ts';

export function revokeSheet(
  deps: Deps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<SheetsAnswer>> {
  return changeSheets(deps, actor, async (tx, weddingId) =>
    (await deleteSheet(tx, weddingId, uuid)) ? ok(undefined) : sheetMissing(),
  );
}
