import type { Tx } from '#platform/database/database.ts';
import { disownReports, listReportsOf } from './reports.store.ts';
import { listMembershipsOf } from './store.ts';

/** Everything this capability knows about a person, as plain JSON. */
export async function exportStorefronts(tx: Tx, userId: string) {
  const memberships = await listMembershipsOf(tx, userId);
  const reports = await listReportsOf(tx, userId);
  return {
    worksFor: memberships.map(({ id: _, joinedAt, ...membership }) => ({
      ...membership,
      joinedAt: joinedAt.toISOString(),
    })),
    reported: reports.map(({ reportedAt, ...report }) => ({
      ...report,
      reportedAt: reportedAt.toISOString(),
    })),
  };
}

/** Memberships go with the account itself. */
export async function forgetReporter(tx: Tx, userId: string): Promise<void> {
  await disownReports(tx, userId);
}
