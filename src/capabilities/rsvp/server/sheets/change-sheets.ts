import { fail, ok, type Result } from '#base/result.ts';
import { enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { SheetsAnswer } from '../../contract/sheets.contract.ts';
import { repliesArranged } from '../../events.ts';
import { presentSheets } from './list-sheets.ts';

export type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;

export function sheetMissing() {
  return fail('rsvp.not_found', 'This sheet is no longer there.');
}

/** What every change of the sheets does around it. */
export function changeSheets(
  { db, events }: Deps,
  actor: SignedInActor,
  change: (tx: Tx, weddingId: string) => Promise<Result<unknown>>,
): Promise<Result<SheetsAnswer>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'share-sheets');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const done = await change(tx, weddingId);
    if (!done.ok) return done;
    await publishLive(tx, weddingTopic(weddingId), { kind: 'rsvp', id: weddingId });
    await events.emit(tx, repliesArranged, { weddingId });
    return ok(await presentSheets(tx, weddingId));
  });
}
