import type { Tx } from '#platform/database/database.ts';
import { queueDocumentDeletion } from './jobs.ts';
import { deleteClaimsOf, listClaimsOf } from './store.ts';

/** What a person has claimed, for the archive of their data. */
export async function exportClaims(tx: Tx, userId: string) {
  const claims = await listClaimsOf(tx, userId);
  return {
    claims: claims.map(
      ({ method, state, email, documentName, ownerAnswer, reason, createdAt, decidedAt }) => ({
        method,
        state,
        email,
        documentName,
        ownerAnswer,
        reason,
        createdAt: createdAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      }),
    ),
  };
}

/** With the account go its claims and papers. */
export async function forgetClaims(tx: Tx, userId: string): Promise<void> {
  const claims = await listClaimsOf(tx, userId);
  await queueDocumentDeletion(
    tx,
    claims.filter(({ documentName }) => documentName !== null).map(({ id }) => id),
  );
  await deleteClaimsOf(tx, userId);
}
