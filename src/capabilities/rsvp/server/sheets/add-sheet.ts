import { linkCodeOf } from '#base/link-code.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { SheetsAnswer } from '../../contract/sheets.contract.ts';
import type { SheetField } from '../../rules/sheets/sheet-fields.ts';
import { MOST_SHEETS } from '../../rules/sheets/sheet-rules.ts';
import { changeSheets, type Deps, sheetMissing } from './change-sheets.ts';
import { readEventLines } from './read-event-lines.ts';
import { countSheets, insertSheet } from './sheets.store.ts';

const TOKEN_BYTES = 17;

export function addSheet(
  deps: Deps,
  actor: SignedInActor,
  { eventUuid, label, fields }: { eventUuid: string; label: string; fields: SheetField[] },
): Promise<Result<SheetsAnswer>> {
  const { clock } = deps;
  return changeSheets(deps, actor, async (tx, weddingId) => {
    const { events } = await readEventLines(tx, weddingId);
    if (!events.some(({ uuid }) => uuid === eventUuid)) return sheetMissing();
    if ((await countSheets(tx, weddingId)) >= MOST_SHEETS)
      return fail('rsvp.sheets_full', `You can have up to ${MOST_SHEETS} sheets. Take one back first.`);
    await insertSheet(tx, {
      uuid: clock.uuid(),
      ...{ weddingId, eventUuid, label, fields },
      token: linkCodeOf(Buffer.from(clock.token(TOKEN_BYTES), 'base64url')),
      createdAt: clock.now(),
    });
    return ok(undefined);
  });
}
