import type { Invitation, InvitationStatus } from './invitation.ts';

type Change = {
  eventUuid: string;
  status: InvitationStatus | null;
  dishUuid: string | null;
  guestUuids: string[];
};
type Event = { uuid: string; dishes: readonly { uuid: string }[] };

/** What has to be sent so that these people are invited as it says; those of whom the same is said go together. */
export function invitationChanges(
  events: readonly Event[],
  people: readonly { uuid: string; invitations: readonly (Invitation | null)[] }[],
): Change[] {
  return events.flatMap(({ uuid: eventUuid, dishes }, place) => {
    const said = people.map(({ uuid, invitations }) => {
      const invitation = invitations[place] ?? null;
      const dish = invitation && invitation.meal !== null ? dishes[invitation.meal] : undefined;
      return { uuid, status: invitation?.status ?? null, dishUuid: dish?.uuid ?? null };
    });
    const groups = Map.groupBy(said, ({ status, dishUuid }) => `${status} ${dishUuid}`);
    return [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { status, dishUuid } = first;
      return [{ eventUuid, status, dishUuid, guestUuids: group.map(({ uuid }) => uuid) }];
    });
  });
}
