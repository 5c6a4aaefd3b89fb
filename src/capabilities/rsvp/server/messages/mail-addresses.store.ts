import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { guestMailAddresses } from '../../messages.tables.ts';

export type MailAddressRow = typeof guestMailAddresses.$inferSelect;

/** Of these addresses, in lower case, those whose owners want nothing more about this wedding; of all, where none are named. */
export async function listStopped(
  tx: Tx,
  weddingId: string,
  addresses?: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ address: guestMailAddresses.address })
    .from(guestMailAddresses)
    .where(
      and(
        eq(guestMailAddresses.weddingId, weddingId),
        isNotNull(guestMailAddresses.stoppedAt),
        addresses && inArray(guestMailAddresses.address, [...addresses]),
      ),
    );
  return new Set(rows.map(({ address }) => address));
}

/** Every address has its token from its first letter on; the one that is there stays. */
export async function ensureMailTokens(
  tx: Tx,
  weddingId: string,
  addresses: readonly { address: string; token: string }[],
): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  await tx
    .insert(guestMailAddresses)
    .values(addresses.map((one) => ({ weddingId, ...one })))
    .onConflictDoNothing();
  const rows = await tx
    .select({ address: guestMailAddresses.address, token: guestMailAddresses.token })
    .from(guestMailAddresses)
    .where(
      and(
        eq(guestMailAddresses.weddingId, weddingId),
        inArray(
          guestMailAddresses.address,
          addresses.map(({ address }) => address),
        ),
      ),
    );
  return new Map(rows.map(({ address, token }) => [address, token]));
}

export async function findMailAddress(tx: Tx, token: string): Promise<MailAddressRow | undefined> {
  const [row] = await tx.select().from(guestMailAddresses).where(eq(guestMailAddresses.token, token));
  return row;
}

export async function updateStopped(tx: Tx, token: string, stoppedAt: Date | null): Promise<void> {
  await tx.update(guestMailAddresses).set({ stoppedAt }).where(eq(guestMailAddresses.token, token));
}
