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
  {
    name: 'whoever one can log in as has paid its price for every lead they answered, and for nothing else',
    onlyWhenNew: true,
    violations: `
      select count(*) from (
        select i.uuid::text as lead, i.credit_price as credits from inquiries i
        where i.connected_at is not null and i.payment_required and i.credit_price > 0 and exists (
          select from storefront_members m join users u on u.id = m.user_id
          where m.storefront_id = i.storefront_id and m.role = 'OWNER'
            and u.email in ('vendor@demo.example', 'plans@demo.example'))) answered
      full join (
        select t.reference_id as lead, e.amount as credits from ledger_transfers t
        join ledger_entries e on e.transfer_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'STOREFRONT'
        where t.kind = 'LEAD_PURCHASE') paid using (lead)
      where answered.credits is distinct from paid.credits`,
  },
  {
    name: 'what a listing paid for in a plan cost no credits, and what it costs follows from what is kept',
    onlyWhenNew: true,
    violations: `
      select count(*) from inquiries i join plan_subscriptions p on p.storefront_id = i.storefront_id
      where p.state <> 'SCHEDULED' and i.connected_at >= p.starts_at
        and i.connected_at < coalesce(p.ended_at, p.grace_until, p.period_ends_at)
        and (i.credit_price > 0 or (i.payment_required and not i.price_inputs @> '[{"key": "plan"}]'))`,
  },
];
