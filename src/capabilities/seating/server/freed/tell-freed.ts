import { composeNotice, listWeddingReaders, queueNotices } from '#capabilities/notices/server/index.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { listUntold, markTold } from '../freed.store.ts';
import { freedMail } from './freed-mail.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>;

/** One mail for each member who seats people; what was told and that it was are one transaction. */
export async function tellFreed(deps: Deps, weddingId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    await lockName(tx, `seating-freed:${weddingId}`);
    const freed = await listUntold(tx, weddingId);
    if (freed.length === 0) return;
    const now = deps.clock.now();
    const readers = await listWeddingReaders(tx, weddingId);
    const outgoing = composeNotice(
      deps,
      readers.filter(({ allowed }) => allowed.includes('edit-seating')),
      {
        side: 'COUPLE',
        key: `seating-freed:${weddingId}:${now.toISOString()}`,
        mail: freedMail(deps, freed),
        text: undefined,
      },
    );
    await queueNotices(tx, deps, [outgoing]);
    await markTold(tx, freed, now);
  });
}
