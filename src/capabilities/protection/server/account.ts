import type { Tx } from '#platform/database/database.ts';
import { emptyRequestsOf, listRequestsOf } from './store.ts';

/** What a person asked us to give back, for the archive of their data. */
export async function exportRequests(tx: Tx, userId: string) {
  const requests = await listRequestsOf(tx, userId);
  return {
    refundRequests: requests.map(({ reason, words, state, answer, askedAt, decidedAt }) => ({
      ...{ reason, words, state, answer },
      askedAt: askedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
  };
}

/** That something was asked stays with the listing; the words go with whoever wrote them. */
export const forgetRequests = (tx: Tx, userId: string): Promise<void> => emptyRequestsOf(tx, userId);
