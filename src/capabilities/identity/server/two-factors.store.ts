import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { twoFactors } from '../tables.ts';

type TwoFactorRow = typeof twoFactors.$inferSelect;

export async function findTwoFactor(tx: Tx, userId: string): Promise<TwoFactorRow | undefined> {
  const [row] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return row;
}

export async function lockTwoFactor(tx: Tx, userId: string): Promise<TwoFactorRow | undefined> {
  const [row] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId)).for('update');
  return row;
}

/** True for the one caller that takes this code; an older one, or the same again, is refused. */
export async function takeStep(tx: Tx, id: string, step: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(twoFactors)
    .set({ lastUsedStep: step })
    .where(
      and(
        eq(twoFactors.id, id),
        or(isNull(twoFactors.lastUsedStep), lt(twoFactors.lastUsedStep, step)),
        or(isNull(twoFactors.lockedUntil), lte(twoFactors.lockedUntil, now)),
      ),
    )
    .returning({ id: twoFactors.id });
  return rows.length > 0;
}

export async function updateTwoFactor(tx: Tx, id: string, changes: Partial<TwoFactorRow>): Promise<void> {
  await tx.update(twoFactors).set(changes).where(eq(twoFactors.id, id));
}

/** Ends a set-up whose first code was never shown. */
export async function deleteUnfinishedTwoFactor(tx: Tx, userId: string): Promise<void> {
  await tx.delete(twoFactors).where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, false)));
}
