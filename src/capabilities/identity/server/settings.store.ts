import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { userSettings } from '../tables.ts';

type Side = (typeof userSettings.$inferSelect)['side'];

export async function hasSetting(tx: Tx, userId: string, side: Side, key: string): Promise<boolean> {
  const rows = await tx
    .select({ key: userSettings.key })
    .from(userSettings)
    .where(and(eq(userSettings.userId, userId), eq(userSettings.side, side), eq(userSettings.key, key)));
  return rows.length > 0;
}

export async function setSetting(tx: Tx, setting: typeof userSettings.$inferInsert): Promise<void> {
  await tx.insert(userSettings).values(setting).onConflictDoNothing();
}

export function listSettings(tx: Tx, userId: string) {
  return tx.select().from(userSettings).where(eq(userSettings.userId, userId));
}
