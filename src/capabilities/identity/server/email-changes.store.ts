import { and, eq, gt, lt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { emailChanges } from '../tables.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** The newest replaces what was pending before. */
export async function saveEmailChange(tx: Tx, row: EmailChangeRow): Promise<void> {
  const { userId: _, ...changes } = row;
  await tx.insert(emailChanges).values(row).onConflictDoUpdate({ target: emailChanges.userId, set: changes });
}

export async function findEmailChange(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return row;
}

type Link = { tokenHash: string } | { cancelHash: string };

function isLinkOf(link: Link) {
  return 'tokenHash' in link
    ? eq(emailChanges.tokenHash, link.tokenHash)
    : eq(emailChanges.cancelHash, link.cancelHash);
}

/** What a link is about, so that the account can be locked before the link is used. */
export async function findChangeOfLink(tx: Tx, link: Link): Promise<EmailChangeRow | undefined> {
  const [row] = await tx.select().from(emailChanges).where(isLinkOf(link));
  return row;
}

/** Uses a link up: the change it belongs to, for the one caller that took it in time. */
export async function takeEmailChange(tx: Tx, link: Link, now: Date): Promise<EmailChangeRow | undefined> {
  const [row] = await tx
    .delete(emailChanges)
    .where(and(isLinkOf(link), gt(emailChanges.expiresAt, now)))
    .returning();
  return row;
}

export async function renewEmailChange(
  tx: Tx,
  userId: string,
  changes: Pick<EmailChangeRow, 'tokenHash' | 'expiresAt'>,
): Promise<void> {
  await tx.update(emailChanges).set(changes).where(eq(emailChanges.userId, userId));
}

/** The change that was still open, if there was one. */
export async function dropEmailChange(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [row] = await tx.delete(emailChanges).where(eq(emailChanges.userId, userId)).returning();
  return row && row.expiresAt > now ? row : undefined;
}

export async function deleteExpiredEmailChanges(tx: Tx, now: Date): Promise<void> {
  await tx.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
}
