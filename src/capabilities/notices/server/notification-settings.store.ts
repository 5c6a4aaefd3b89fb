import { and, eq, sql } from 'drizzle-orm';
import { users, vendorUsers } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { listingNotificationSettings, notificationSettings } from '../tables.ts';

export type SettingRow = typeof notificationSettings.$inferSelect;

/** What somebody has chosen; for what they never touched there is no row. */
export function listSettings(tx: Tx, userId: string): Promise<SettingRow[]> {
  return tx.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
}

export async function saveSetting(tx: Tx, setting: SettingRow): Promise<void> {
  const { mail, textMessages, updatedAt } = setting;
  await tx
    .insert(notificationSettings)
    .values(setting)
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.side],
      set: { mail, textMessages, updatedAt },
    });
}

/** Turns the mails of one side off and leaves text messages as they are. Nobody is written where nobody is. */
export async function turnMailsOff(
  tx: Tx,
  { userId, side, at }: { userId: string; side: SettingRow['side']; at: Date },
): Promise<void> {
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  if (!person) return;
  const off = { mail: 'OFF', updatedAt: at } as const;
  await tx
    .insert(notificationSettings)
    .values({ userId, side, textMessages: true, ...off })
    .onConflictDoUpdate({ target: [notificationSettings.userId, notificationSettings.side], set: off });
  if (side !== 'VENDOR') return;
  // No listing is an exception any more.
  await tx
    .update(listingNotificationSettings)
    .set({ mail: null, updatedAt: at })
    .where(eq(listingNotificationSettings.userId, userId));
}

/** Whether somebody is a vendor, and whether text messages reach them. */
export async function findVendorReach(
  tx: Tx,
  userId: string,
): Promise<{ isVendor: boolean; canText: boolean }> {
  const [row] = await tx
    .select({
      canText: sql<boolean>`${vendorUsers.smsOptedInAt} is not null and not ${vendorUsers.phoneUnsubscribed}
        and ${users.phoneNumber} is not null`,
    })
    .from(vendorUsers)
    .innerJoin(users, eq(users.id, vendorUsers.userId))
    .where(and(eq(vendorUsers.userId, userId)));
  return { isVendor: row !== undefined, canText: row?.canText ?? false };
}

/** For a person's archive. */
export function listChosenSettings(tx: Tx, userId: string) {
  return tx
    .select({
      side: notificationSettings.side,
      mail: notificationSettings.mail,
      textMessages: notificationSettings.textMessages,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
    .orderBy(notificationSettings.side);
}
