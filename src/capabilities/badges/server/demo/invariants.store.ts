import type { Invariant } from '#capabilities/world/server/index.ts';

export const BADGE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'listings that were counted have the badges of that night, and no others',
    onlyWhenNew: true,
    violations: `
      select count(*) from (select storefront_id, unnest(badges) as badge from badge_counts
        where day = (select max(day) from badge_nights)) counted
      full join storefront_badges held using (storefront_id, badge)
      where (counted.storefront_id is null or held.storefront_id is null)
        and storefront_id in (select storefront_id from badge_counts where day = (select max(day) from badge_nights))`,
  },
  {
    name: 'every good year of reviews that is over was looked at',
    onlyWhenNew: true,
    violations: `select count(*) from storefront_awards where right(award, 4)::int not in (select year from award_years)`,
  },
];
