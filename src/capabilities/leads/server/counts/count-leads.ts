import { ACTIVE, INQUIRY_STATUSES } from '#capabilities/inquiries/rules/inquiry-states.ts';
import { TIMERS } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import type { Database } from '#platform/database/database.ts';
import type { LeadCounts, LeadPage } from '../../contract/leads.contract.ts';
import { readCountedLeads, type StatusCount } from '../leads.store.ts';

export type LeadSums = Pick<LeadPage, 'counts' | 'snoozed' | 'unrespondedTotal' | 'needs'> & {
  /** Open leads with something unseen; an ending needs nobody's attention. */
  unread: number;
};

/** The sums of some listings by status, each status there is. */
export function presentCounts(rows: readonly StatusCount[]): LeadCounts {
  return Object.fromEntries(
    INQUIRY_STATUSES.map((status) => {
      const sum = { total: 0, unread: 0, snoozed: 0 };
      for (const row of rows.filter((one) => one.status === status)) {
        sum.total += row.total;
        sum.unread += row.unread;
        sum.snoozed += row.snoozed;
      }
      return [status, sum];
    }),
  ) as LeadCounts;
}

/** How the inboxes of some listings stand, from sums that are kept with every change. */
export async function countLeads(
  db: Database,
  storefrontIds: readonly number[],
  now: Date,
): Promise<LeadSums> {
  const since = new Date(now.getTime() - TIMERS.unrespondedAfterMs);
  const { statuses, unanswered, expiring, reminded } = await readCountedLeads(db, storefrontIds, since);
  const counts = presentCounts(statuses);
  const waiting = counts.READY.total - counts.READY.snoozed;
  return {
    counts,
    snoozed: statuses.reduce((sum, row) => sum + row.snoozed, 0),
    unrespondedTotal: unanswered,
    unread: ACTIVE.reduce((sum, status) => sum + counts[status].unread, 0),
    needs: { EXPIRING: expiring, REMINDED: reminded, REPLY: Math.max(0, waiting - expiring - reminded) },
  };
}
