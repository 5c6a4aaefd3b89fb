import type { Invariant } from '#capabilities/world/server/index.ts';

/** What is true of the favorites of every demo world. */
export const favoriteInvariants: readonly Invariant[] = [
  {
    name: 'every favorite has a heart of somebody who plans that wedding',
    violations: `
      select count(*) from favorites f
      where not exists (select from favorite_hearts h join wedding_members m on m.user_id = h.user_id
                        where h.favorite_uuid = f.uuid and m.wedding_id = f.wedding_id)
         or f.created_at > now()`,
  },
];
