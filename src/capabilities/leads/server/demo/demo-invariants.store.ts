import type { Invariant } from '#capabilities/world/server/index.ts';

/** What is true of the leads of every demo world. */
export const leadInvariants: readonly Invariant[] = [
  {
    name: 'leads are counted as they are, from the moment a vendor sees them',
    violations: `
      select count(*) from (select * from lead_counts where total > 0) counted
      full join (select storefront_id, status, count(*) as total, count(*) filter (where vendor_unread > 0) as unread,
                        count(snoozed_until) as snoozed
                 from inquiries where ready_at is not null group by storefront_id, status) recount using (storefront_id, status)
      where counted.total is distinct from recount.total or counted.unread is distinct from recount.unread
         or counted.snoozed is distinct from recount.snoozed`,
  },
];
