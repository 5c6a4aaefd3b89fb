import type { Clock } from '#platform/clock.ts';
import type { GuestEvent } from '../../contract/events.contract.ts';
import type { Wanted, WantedPerson } from '../../rules/import/import-change.ts';
import type { InvitationStatus } from '../../rules/invitation.ts';
import type { NewGuest, NewHousehold } from '../guests.store.ts';
import type { ListRows } from '../present.ts';

/** Somebody and an event; null takes the invitation away. */
export type WantedInvitation = {
  guestUuid: string;
  eventUuid: string;
  status: InvitationStatus | null;
  dishUuid: string | null;
};

export type ImportRows = {
  households: NewHousehold[];
  people: NewGuest[];
  invitations: WantedInvitation[];
  tags: { guestUuid: string; names: readonly string[] }[];
};

type Context = {
  weddingId: string;
  clock: Clock;
  /** Those that the import brings are among them by now. */
  events: readonly GuestEvent[];
  /** As an import calls an event: the uuid of one that was there, the name of another. */
  eventUuids: ReadonlyMap<string, string>;
  before: ListRows;
};

/** What somebody new is invited to unless the file says: like the first of their household, or as everybody who is added. */
function invitedByDefault(wanted: Wanted, { events, before }: Context): string[] {
  const first = wanted.people.find(({ uuid }) => uuid !== null)?.uuid;
  if (!first) return events.filter(({ invitesNew }) => invitesNew).map(({ uuid }) => uuid);
  return before.invitations.filter(({ guestUuid }) => guestUuid === first).map(({ eventUuid }) => eventUuid);
}

function invitationsOf(
  person: WantedPerson,
  guestUuid: string,
  { byDefault, events, eventUuids }: Context & { byDefault: readonly string[] },
): WantedInvitation[] {
  const said = Object.entries(person.replies).flatMap(([key, { status, dish }]) => {
    const event = events.find(({ uuid }) => uuid === (eventUuids.get(key) ?? key));
    if (!event) return [];
    const dishUuid = event.dishes.find(({ name }) => name === dish)?.uuid ?? null;
    return [{ guestUuid, eventUuid: event.uuid, status: status === 'NONE' ? null : status, dishUuid }];
  });
  if (person.uuid !== null) return said;
  const spoken = new Set(said.map(({ eventUuid }) => eventUuid));
  const rest = byDefault
    .filter((eventUuid) => !spoken.has(eventUuid))
    .map((eventUuid) => ({ guestUuid, eventUuid, status: 'INVITED' as const, dishUuid: null }));
  return [...said.filter(({ status }) => status !== null), ...rest];
}

/** Rows for the households as they are to be. */
export function importRows(wanted: readonly Wanted[], context: Context): ImportRows {
  const { weddingId, clock } = context;
  const now = clock.now();
  const rows: ImportRows = { households: [], people: [], invitations: [], tags: [] };
  for (const { people, uuid, ...fields } of wanted) {
    const householdUuid = uuid ?? clock.uuid();
    rows.households.push({ ...fields, uuid: householdUuid, weddingId, createdAt: now, updatedAt: now });
    const byDefault = people.some((person) => person.uuid === null)
      ? invitedByDefault({ people, uuid, ...fields }, context)
      : [];
    const uuids = people.map((person) => person.uuid ?? clock.uuid());
    for (const [position, person] of people.entries()) {
      const guestUuid = uuids[position] ?? clock.uuid();
      const { replies: _, plusOneOf, uuid: __, tags, ...words } = person;
      const hostUuid = plusOneOf === null ? null : (uuids[plusOneOf] ?? null);
      rows.people.push({ ...words, uuid: guestUuid, weddingId, householdUuid, position, hostUuid });
      if (tags.length > 0) rows.tags.push({ guestUuid, names: tags });
      rows.invitations.push(...invitationsOf(person, guestUuid, { ...context, byDefault }));
    }
  }
  return rows;
}
