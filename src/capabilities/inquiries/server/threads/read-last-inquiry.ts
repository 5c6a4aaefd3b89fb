import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { LastInquiry } from '../../contract/couple-inquiries.contract.ts';
import { findLastTo } from './couple-reads.store.ts';

/** The newest inquiry of the wedding to one vendor, open or ended. */
export async function readLastInquiry(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<LastInquiry | null> {
  const row = await findLastTo(db, actor.userId, storefrontUuid);
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
}
