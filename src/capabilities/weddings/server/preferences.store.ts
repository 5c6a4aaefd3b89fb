import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { accountPreferences } from '../tables.ts';

export type PreferenceRow = typeof accountPreferences.$inferSelect;

export function listPreferenceRows(tx: Tx, weddingId: string): Promise<PreferenceRow[]> {
  return tx.select().from(accountPreferences).where(eq(accountPreferences.weddingId, weddingId));
}

/** The latest answer counts; when the couple was first asked stays. */
export async function upsertPreference(tx: Tx, row: PreferenceRow): Promise<void> {
  const { enabled, answeredAt, source, ctaPlacement } = row;
  await tx
    .insert(accountPreferences)
    .values(row)
    .onConflictDoUpdate({
      target: [accountPreferences.weddingId, accountPreferences.key],
      set: { enabled, answeredAt, source, ctaPlacement },
    });
}
