import { ACTIVE, INQUIRY_STATUSES } from '#capabilities/inquiries/rules/inquiry-states.ts';
import { TIMERS } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import type { Database } from '#platform/database/database.ts';
import type { LeadCounts } from '../../contract/leads.contract.ts';
import { readCountedLeads } from '../leads.store.ts';

export type LeadSums = {
  counts: LeadCounts;
  snoozed: number;
  unrespondedTotal: number;
  /** Open leads with something unseen; an ending needs nobody's attention. */
  unread: number;
};

/** How a storefront's inbox stands, from sums that are kept with every change. */
export async function countLeads(db: Database, storefrontId: number, now: Date): Promise<LeadSums> {
  const since = new Date(now.getTime() - TIMERS.unrespondedAfterMs);
  const { statuses, unanswered } = await readCountedLeads(db, storefrontId, since);
  const countOf = new Map(statuses.map((row) => [row.status, row]));
  const counts = Object.fromEntries(
    INQUIRY_STATUSES.map((status) => {
      const { total = 0, unread = 0 } = countOf.get(status) ?? {};
      return [status, { total, unread }];
    }),
  ) as LeadCounts;
  return {
    counts,
    snoozed: statuses.reduce((sum, row) => sum + row.snoozed, 0),
    unrespondedTotal: unanswered,
    unread: ACTIVE.reduce((sum, status) => sum + counts[status].unread, 0),
  };
}
