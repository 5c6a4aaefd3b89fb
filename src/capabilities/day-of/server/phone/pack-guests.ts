import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import type { Guest, Household } from '#capabilities/guests/contract.ts';
import { careText } from '#capabilities/guests/rules/guest-needs.ts';
import { personName } from '#capabilities/guests/rules/guest-person.ts';
import { householdName } from '#capabilities/guests/rules/household-names.ts';
import type { PackHousehold } from '../../contract/phone.contract.ts';

type Party = { households: readonly Household[]; events: readonly GuestEvent[]; day: string | null };

/** Whoever said yes to something on the day; where nobody is asked to reply, whoever is invited. */
function isExpected({ invitations }: Guest, { events, day }: Party): boolean {
  return invitations.some((invitation, place) => {
    const event = events[place];
    if (!invitation || !event || (day !== null && event.date !== null && event.date !== day)) return false;
    return invitation.status === 'ATTENDING' || (invitation.status === 'INVITED' && !event.asksReply);
  });
}

function mealOf({ invitations }: Guest, events: readonly GuestEvent[]): string {
  const meals = invitations.map((invitation, place) =>
    invitation?.meal == null ? undefined : events[place]?.dishes[invitation.meal]?.name,
  );
  return meals.find(Boolean) ?? '';
}

/** Who comes on the day, by household: names, tables, meals and needs, and nothing to reach anybody by. */
export function packGuests(party: Party, tables: ReadonlyMap<string, string>): PackHousehold[] {
  return party.households.flatMap((household) => {
    const expected = household.people.filter((person) => isExpected(person, party));
    if (expected.length === 0) return [];
    return {
      uuid: household.uuid,
      name: householdName({ name: household.name, people: expected }),
      people: expected.map((person) => ({
        uuid: person.uuid,
        name: personName(person),
        table: tables.get(person.uuid) ?? '',
        meal: mealOf(person, party.events),
        care: careText(person),
      })),
    };
  });
}
