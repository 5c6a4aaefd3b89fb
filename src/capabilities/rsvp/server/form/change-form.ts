import { fail, ok, type Result } from '#base/result.ts';
import { beginWedding, enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { findSettings, type Settings, writeSettings } from '../settings.store.ts';

export type FormDeps = Pick<Platform, 'db' | 'clock'>;

/** What every change of the form does around it: right, lock, and that nobody changed it meanwhile. */
export function changeForm<T extends object>(
  { db, clock }: FormDeps,
  actor: SignedInActor,
  version: number,
  change: (
    tx: Tx,
    weddingId: string,
    settings: Settings,
  ) => Promise<Result<{ settings: Settings; answer: T }>>,
): Promise<Result<T & { version: number }>> {
  return transact(db, async (tx) => {
    await beginWedding(tx, clock, actor.userId);
    const entered = await enterWedding(tx, actor, 'edit-details');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const before = await findSettings(tx, weddingId);
    if (before.version !== version)
      return fail(
        'rsvp.changed_meanwhile',
        'Someone else just changed this form. Reload the page to see the latest.',
      );
    const changed = await change(tx, weddingId, before);
    if (!changed.ok) return changed;
    await writeSettings(tx, weddingId, { ...changed.value.settings, version: version + 1 });
    await publishLive(tx, weddingTopic(weddingId), { kind: 'rsvp', id: weddingId });
    return ok({ ...changed.value.answer, version: version + 1 });
  });
}
