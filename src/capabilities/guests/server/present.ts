import type { GuestEvent } from '../contract/events.contract.ts';
import type { Guest, Household } from '../contract.ts';
import type { Invitation } from '../rules/invitation.ts';
import { MAILING_KINDS, type Mailing } from '../rules/mailings/mailing.ts';
import type { GuestTag } from '../rules/tags/guest-tag.ts';
import type { InvitationRow } from './events/invitations.store.ts';
import type { GuestRow, HouseholdRow } from './guests.store.ts';
import type { MailingRow } from './mailings/mailings.store.ts';
import type { TagLinkRow, TagRow } from './tags/tags.store.ts';

export type ListRows = {
  households: readonly HouseholdRow[];
  /** Household by household, each in its order. */
  people: readonly GuestRow[];
  events: readonly GuestEvent[];
  invitations: readonly InvitationRow[];
  tags: readonly TagRow[];
  tagLinks: readonly TagLinkRow[];
  mailings: readonly MailingRow[];
};

export function presentTag({ uuid, name, color }: TagRow): GuestTag {
  return { uuid, name, color };
}

/** One for each event, in their order. */
function invitationsOf(rows: readonly InvitationRow[], events: readonly GuestEvent[]): (Invitation | null)[] {
  return events.map(({ uuid, dishes }) => {
    const row = rows.find(({ eventUuid }) => eventUuid === uuid);
    if (!row) return null;
    const meal = row.dishUuid === null ? -1 : dishes.findIndex((dish) => dish.uuid === row.dishUuid);
    return { status: row.status, meal: meal < 0 ? null : meal };
  });
}

function presentGuest(
  row: GuestRow,
  household: readonly GuestRow[],
  { invitations, tags, seesDetails }: Pick<Guest, 'invitations' | 'tags'> & { seesDetails: boolean },
): Guest {
  const { uuid, title, firstName, lastName, suffix, kind, hostUuid, email, phone, diets, dietNote, needs } =
    row;
  const host = household.findIndex((other) => other.uuid === hostUuid);
  return {
    uuid,
    title,
    firstName,
    lastName,
    suffix,
    kind,
    plusOneOf: host < 0 ? null : host,
    email: seesDetails ? email : '',
    phone: seesDetails ? phone : '',
    // What is about somebody’s health is for those who may reach them, too.
    diets: seesDetails ? diets : [],
    dietNote: seesDetails ? dietNote : '',
    needs: seesDetails ? needs : [],
    invitations,
    // The couple’s own words about people, as its notes are.
    tags: seesDetails ? tags : [],
  };
}

const HIDDEN = {
  address1: '',
  address2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  notes: '',
};

/** Of each kind there is one at most. */
function inSendingOrder(rows: readonly MailingRow[]): Mailing[] {
  return MAILING_KINDS.flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return row ? [{ kind, channel: row.channel, sentOn: row.sentOn }] : [];
  });
}

/** Names and replies for everybody who plans the wedding; where they live and how to reach them for who may see that. */
export function presentHouseholds(
  { households, people, events, invitations, tags, tagLinks, mailings }: ListRows,
  seesDetails: boolean,
): Household[] {
  const byHousehold = Map.groupBy(people, ({ householdUuid }) => householdUuid);
  const byGuest = Map.groupBy(invitations, ({ guestUuid }) => guestUuid);
  const sent = Map.groupBy(mailings, ({ householdUuid }) => householdUuid);
  const places = new Map(tags.map(({ uuid }, place) => [uuid, place]));
  const tagged = Map.groupBy(tagLinks, ({ guestUuid }) => guestUuid);
  const tagsOf = (guestUuid: string) =>
    (tagged.get(guestUuid) ?? [])
      .flatMap(({ tagUuid }) => places.get(tagUuid) ?? [])
      .toSorted((one, other) => one - other);
  return households.map(({ weddingId: _, createdAt: __, updatedAt: ___, ...row }) => {
    const members = byHousehold.get(row.uuid) ?? [];
    return {
      ...row,
      ...(!seesDetails && HIDDEN),
      mailings: inSendingOrder(sent.get(row.uuid) ?? []),
      people: members.map((person) =>
        presentGuest(person, members, {
          invitations: invitationsOf(byGuest.get(person.uuid) ?? [], events),
          tags: tagsOf(person.uuid),
          seesDetails,
        }),
      ),
    };
  });
}
