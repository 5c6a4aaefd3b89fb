import { and, count, desc, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { passkeys } from '../tables.ts';

/** What is told of a passkey; its key is nobody's business. */
const TOLD = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

export type ToldPasskey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

export function listPasskeys(tx: Tx, userId: string): Promise<ToldPasskey[]> {
  return tx
    .select(TOLD)
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
}

export async function countPasskeys(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.all ?? 0;
}

/** Whose passkey a browser shows. */
export async function findPasskeyOwner(tx: Tx, credentialId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(eq(passkeys.credentialID, credentialId));
  return row?.userId;
}

export async function markPasskeyUsed(tx: Tx, credentialId: string, now: Date): Promise<void> {
  await tx.update(passkeys).set({ lastUsedAt: now }).where(eq(passkeys.credentialID, credentialId));
}

function isOwn(userId: string, id: string) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, userId));
}

export async function updatePasskeyName(
  tx: Tx,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<ToldPasskey | undefined> {
  const [row] = await tx.update(passkeys).set({ name }).where(isOwn(userId, id)).returning(TOLD);
  return row;
}

export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<ToldPasskey | undefined> {
  const [row] = await tx.delete(passkeys).where(isOwn(userId, id)).returning(TOLD);
  return row;
}
