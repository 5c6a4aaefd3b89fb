import type { Invariant } from '#capabilities/world/server/index.ts';

/** What is true of the real weddings of every demo world. */
export const editorialInvariants: readonly Invariant[] = [
  {
    name: 'real weddings show at least six photos and name whom they thank',
    violations: `
      select count(*) from real_weddings w
      where (select count(*) from real_wedding_photos where real_wedding_id = w.id) < 6
         or exists (select from real_wedding_credits credit join storefronts s on s.id = credit.storefront_id
                    where credit.real_wedding_id = w.id and (s.published_at is null or s.name <> credit.name))`,
  },
];
