import { createHash } from 'node:crypto';
import type { ListRows } from '../present.ts';

/** What a household looks like, in short: its version grows with it and its people, and replies and tags are told one by one. */
export function householdMarks({
  households,
  people,
  invitations,
  tagLinks,
}: ListRows): ReadonlyMap<string, string> {
  const homes = new Map(people.map(({ uuid, householdUuid }) => [uuid, householdUuid]));
  const replies = Map.groupBy(invitations, ({ guestUuid }) => homes.get(guestUuid) ?? '');
  const tags = Map.groupBy(tagLinks, ({ guestUuid }) => homes.get(guestUuid) ?? '');
  return new Map(
    households.map(({ uuid, version }) => {
      const said = (replies.get(uuid) ?? [])
        .map(
          ({ guestUuid, eventUuid, status, dishUuid }) => `${guestUuid} ${eventUuid} ${status} ${dishUuid}`,
        )
        .toSorted();
      const tagged = (tags.get(uuid) ?? []).map((link) => `${link.guestUuid} ${link.tagUuid}`).toSorted();
      return [
        uuid,
        createHash('sha256')
          .update([version, ...said, ...tagged].join('\n'))
          .digest('base64url'),
      ];
    }),
  );
}
