import type { Invariant } from '#capabilities/world/server/index.ts';

/** What is true of the credits of every demo world. */
export const creditInvariants: readonly Invariant[] = [
  {
    name: 'what is left in the lots of a listing is its balance in the books',
    violations: `
      select count(*) from (
        select s.uuid as owner_id, sum(l.remaining) as remaining
        from credit_lots l join storefronts s on s.id = l.storefront_id group by s.uuid) lots
      full join (select owner_id, balance from ledger_accounts where owner_kind = 'STOREFRONT' and unit = 'CREDIT') books
        using (owner_id)
      where coalesce(lots.remaining, 0) <> coalesce(books.balance, 0)`,
  },
  {
    name: 'what came is spent or left, and nothing is left of what has ended',
    violations: `
      select count(*) from credit_lots l cross join (select max(made_at) as made_at from worlds) w
      where l.granted - l.remaining <> (select coalesce(sum(amount), 0) from credit_lot_uses where lot_id = l.id)
         or (l.remaining > 0 and l.expires_at <= w.made_at)`,
  },
  {
    name: 'the history of a listing goes forward in time, and to no later than now',
    violations: `
      select count(*) from (
        select t.posted_at, lag(t.posted_at) over (partition by e.account_id order by e.seq) as earlier
        from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
        join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'STOREFRONT') told
      where earlier > posted_at or posted_at > now()`,
  },
];
