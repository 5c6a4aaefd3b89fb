import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { sealOf } from '../rules/check-ledger.ts';
import { NO_ROOT } from '../rules/hashed-text.ts';
import { findFirstDay, findLastSeal, holdPostings, insertSeal, listHeads } from './books.store.ts';
import { sha256 } from './sha256.ts';

const DAY_MS = 86_400_000;
/** For those who looked at the clock before midnight and are not done. */
const GRACE_MS = 600_000;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The next day without a seal that is over; whether there was one. */
async function sealNextDay({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<boolean> {
  return transact(db, async (tx) => {
    // Two workers at once: the second finds the first one's seal.
    await holdPostings(tx);
    const former = await findLastSeal(tx);
    const day = former ? dayOf(Date.parse(former.day) + DAY_MS) : await findFirstDay(tx);
    if (day === null || day >= dayOf(clock.now().getTime() - GRACE_MS)) return false;
    const heads = await listHeads(tx, day);
    await insertSeal(tx, await sealOf({ day, prevRoot: former?.root ?? NO_ROOT, heads }, sha256));
    return true;
  });
}

/** Every day that is over and has no seal yet. From then on nothing can be posted on it. */
export async function sealDays(platform: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  while (await sealNextDay(platform));
}
