import { findUser } from '#capabilities/identity/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { forgetAddress, listReferralsAbout } from './referrals.store.ts';

/** For the archive of their data: whom they referred, and that somebody referred them. */
export async function exportReferralsOf(tx: Tx, userId: string) {
  const rows = await listReferralsAbout(tx, userId);
  return {
    referrals: rows.map(({ isByMe, email, businessName, createdAt, joinedAt, ...rest }) => ({
      ...rest,
      isByMe,
      ...(isByMe && { email, businessName }),
      createdAt: createdAt.toISOString(),
      joinedAt: joinedAt?.toISOString() ?? null,
    })),
  };
}

/** Their address goes from what others sent; that somebody was brought in stays, without who. */
export async function forgetReferrer(tx: Tx, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  if (user) await forgetAddress(tx, user.email.toLowerCase());
}
