import { linkCodeOf } from '#base/link-code.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { readEvents } from '#capabilities/guests/server/index.ts';
import { enterWedding, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { SeatingSheetInput, SeatingSheets } from '../../contract/sheets.contract.ts';
import { MOST_SEATING_SHEETS } from '../../rules/sheet/sheet-fields.ts';
import { type SeatingDeps, tellSeatingChanged } from '../change-seating.ts';
import { eventMissing, uuidTaken } from '../seating-failures.ts';
import { countSheets, deleteSheet, findSheetByUuid, insertSheet, listSheetRows } from './sheets.store.ts';

const TOKEN_BYTES = 17;

async function presentSheets(tx: Tx, weddingId: string): Promise<SeatingSheets> {
  const rows = await listSheetRows(tx, weddingId);
  return {
    sheets: rows.map(({ weddingId: _wedding, seenState: _state, createdAt, seenAt, ...sheet }) => ({
      ...sheet,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
    })),
    canShare: true,
  };
}

/** What every change of the sheets does around it. */
function changeSheets(
  { db }: Pick<SeatingDeps, 'db'>,
  actor: SignedInActor,
  change: (tx: Tx, weddingId: string) => Promise<Result<unknown>>,
): Promise<Result<SeatingSheets>> {
  return transact(db, async (tx): Promise<Result<SeatingSheets>> => {
    const entered = await enterWedding(tx, actor, 'share-sheets');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const done = await change(tx, weddingId);
    if (!done.ok) return done;
    await tellSeatingChanged(tx, weddingId);
    return ok(await presentSheets(tx, weddingId));
  });
}

/** A sheet opens for whoever has its link: only those who may give one away see any. */
export async function listSheets(
  { db }: Pick<SeatingDeps, 'db'>,
  { userId }: SignedInActor,
): Promise<SeatingSheets> {
  const member = await membershipOf(db, userId);
  if (!member?.allowed.includes('share-sheets')) return { sheets: [], canShare: false };
  return presentSheets(db, member.weddingId);
}

export function addSheet(
  deps: SeatingDeps,
  actor: SignedInActor,
  { uuid, eventUuid, label, fields, expiresOn }: SeatingSheetInput,
): Promise<Result<SeatingSheets>> {
  const { clock } = deps;
  return changeSheets(deps, actor, async (tx, weddingId) => {
    const known = await findSheetByUuid(tx, uuid);
    if (known) return known.weddingId === weddingId ? ok(undefined) : uuidTaken();
    const events = await readEvents(tx, weddingId);
    if (!events.some(({ uuid }) => uuid === eventUuid)) return eventMissing();
    if ((await countSheets(tx, weddingId)) >= MOST_SEATING_SHEETS)
      return fail('seating.full', `You can have up to ${MOST_SEATING_SHEETS} sheets. Take one back first.`);
    await insertSheet(tx, {
      ...{ uuid, weddingId, eventUuid, label, expiresOn, fields: [...new Set(fields)] },
      token: linkCodeOf(Buffer.from(clock.token(TOKEN_BYTES), 'base64url')),
      createdAt: clock.now(),
    });
    return ok(undefined);
  });
}

export function revokeSheet(
  deps: SeatingDeps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<SeatingSheets>> {
  return changeSheets(deps, actor, async (tx, weddingId) =>
    (await deleteSheet(tx, weddingId, uuid))
      ? ok(undefined)
      : fail('seating.not_found', 'This sheet is no longer there.'),
  );
}
