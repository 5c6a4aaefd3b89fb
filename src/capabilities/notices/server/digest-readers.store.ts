import { and, eq, gt } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { NoticeSide } from '../rules/notice-side.ts';
import { notificationSettings } from '../tables.ts';
import type { DigestReader } from './digest-part.ts';

/** Those who want one mail a day, a page at a time in the order of their ids. */
export function listDigestReaders(
  tx: Tx,
  side: NoticeSide,
  { after, limit }: { after: string; limit: number },
): Promise<DigestReader[]> {
  return tx
    .select({ userId: users.id, email: users.email, side: notificationSettings.side })
    .from(notificationSettings)
    .innerJoin(users, and(eq(users.id, notificationSettings.userId), eq(users.banned, false)))
    .where(
      and(
        eq(notificationSettings.side, side),
        eq(notificationSettings.mail, 'DIGEST'),
        gt(notificationSettings.userId, after),
      ),
    )
    .orderBy(notificationSettings.userId)
    .limit(limit);
}
