import type { Invariant } from '#capabilities/world/server/index.ts';

export const DISPUTE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a review is marked exactly while a dispute about it is open, and only where it is shown',
    violations: `select count(*) from reviews r
      where (r.disputed_at is not null) <> exists (select from review_disputes d where d.review_id = r.id and d.state = 'OPEN')
         or (r.disputed_at is not null and r.status <> 'ACCEPTED')`,
  },
];
