import type { Tx } from '#platform/database/database.ts';
import { announceChange } from '#platform/live/announce-change.ts';
import type { Platform } from '#platform/platform.ts';
import { storefrontChanged } from '../../events.ts';
import { storefrontSubject } from '../../rules/storefront-subject.ts';
import { listUuids } from './honors.store.ts';

/**
 * What these listings have earned is other than before: pages, rows and cards that show it are made anew. Their version
 * stays, since nobody has edited them.
 */
export async function announceHonors(
  tx: Tx,
  { events }: Pick<Platform, 'events'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await announceChange(tx, ...(await listUuids(tx, ids)).map((uuid) => storefrontSubject(uuid)));
  for (const storefrontId of ids) await events.emit(tx, storefrontChanged, { storefrontId });
}
