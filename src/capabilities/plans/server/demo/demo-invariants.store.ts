import type { Invariant } from '#capabilities/world/server/index.ts';

/** What is true of the plans of every demo world. */
export const planInvariants: readonly Invariant[] = [
  {
    name: 'every plan stands where the clock says, so that no job turns it around',
    onlyWhenNew: true,
    violations: `
      select count(*) from plan_subscriptions p cross join (select max(made_at) as made_at from worlds) w
      where (p.state = 'SCHEDULED') <> (p.starts_at > w.made_at)
         or (p.state in ('TRIAL', 'ACTIVE', 'LEAVING') and p.period_ends_at <= w.made_at)
         or (p.state = 'PAST_DUE' and (p.period_ends_at > w.made_at or p.grace_until <= w.made_at))
         or p.ended_at > w.made_at or p.created_at > least(p.starts_at, w.made_at)`,
  },
  {
    name: 'what was paid for a plan is in the shop and in the books, once',
    onlyWhenNew: true,
    violations: `
      select count(*) from plan_periods p
      left join vendor_purchases v on v.uuid = p.purchase_uuid
      left join ledger_transfers t
        on t.idempotency_key = 'plan-sale:' || p.subscription_id || ':' || p.number and t.kind = 'PLAN_SALE'
      where p.state = 'PAID'
        and (v.state is distinct from 'PAID' or v.net_cents <> p.net_cents or v.tax_cents <> p.tax_cents
          or v.paid_at is distinct from p.paid_at or t.posted_at is distinct from p.paid_at)`,
  },
];
