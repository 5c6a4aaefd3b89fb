import { calendarDateOf } from '#base/calendar-date.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { BYTE_ORDER_MARK, type CsvRow, csvLines } from '#platform/csv/csv-lines.ts';
import type { GuestEvent } from '../contract/events.contract.ts';
import type { Guest, GuestListAnswer, Household } from '../contract.ts';
import { derivedInner, derivedOuter } from '../rules/envelope-names.ts';
import { personName } from '../rules/guest-person.ts';
import { filterHouseholds, type GuestView, viewPlaces } from '../rules/guest-view.ts';
import { GUEST_KIND_LABELS, GUEST_LIST_LABELS, sideLabel } from '../rules/household-choices.ts';
import { householdName, sortName } from '../rules/household-names.ts';
import { guardedCell } from '../rules/import/plain-cell.ts';
import { INVITATION_LABELS, NOT_INVITED } from '../rules/invitation.ts';
import { MAILING_KIND_LABELS, MAILING_KINDS } from '../rules/mailings/mailing.ts';
import { writeTags } from '../rules/tags/tag-words.ts';
import type { Deps } from './change-guests.ts';
import { listGuests } from './list-guests.ts';

const HEADER = [
  ...['Household', 'Title', 'First name', 'Last name', 'Suffix', 'Kind', 'Plus-one of', 'Email', 'Phone'],
  ...['Side', 'List', 'Rank', 'Outer envelope', 'Inner envelope'],
  ...['Address', 'Apartment', 'City', 'State', 'Postal code', 'Country', 'Notes', 'Tags'],
  ...MAILING_KINDS.map((kind) => `${MAILING_KIND_LABELS[kind]} sent`),
];

/** Beside each event what somebody replied and eats. */
function replies({ invitations }: Guest, events: readonly GuestEvent[]): string[] {
  return events.flatMap(({ dishes }, place) => {
    const invitation = invitations[place];
    const dish = invitation && invitation.meal !== null ? dishes[invitation.meal] : undefined;
    return [invitation ? INVITATION_LABELS[invitation.status] : NOT_INVITED, dish?.name ?? ''];
  });
}

type ListWords = Pick<GuestListAnswer, 'couple' | 'events' | 'tags'>;

function rowsOf(household: Household, { couple, events, tags }: ListWords): CsvRow[] {
  const { people, side, list, listRank, mailings } = household;
  return people.map((person) => {
    const host = person.plusOneOf === null ? undefined : people[person.plusOneOf];
    return [
      householdName(household),
      ...[person.title, person.firstName, person.lastName, person.suffix, GUEST_KIND_LABELS[person.kind]],
      ...[host ? personName(host) : '', person.email, person.phone],
      ...[sideLabel(side, couple), GUEST_LIST_LABELS[list], listRank],
      household.envelopeOuter || derivedOuter(people),
      household.envelopeInner || derivedInner(people),
      ...[household.address1, household.address2, household.city, household.region],
      ...[household.postalCode, household.country, household.notes],
      writeTags(person.tags.flatMap((place) => tags[place]?.name ?? [])),
      ...MAILING_KINDS.map((kind) => mailings.find((one) => one.kind === kind)?.sentOn ?? ''),
      ...replies(person, events),
      ...[household.uuid, person.uuid],
    ];
  });
}

/** What of a row looks like a formula gets a sign before it; text that has such a sign already gets one more. */
const guarded = (row: CsvRow): CsvRow =>
  row.map((cell) => (typeof cell === 'string' ? guardedCell(cell) : cell));

const IDS = ['Household ID', 'Guest ID'];
const ORDER = new Intl.Collator('en');

/** As the screen orders them. Those of one name are told apart by what is written of them, so that a file is the same twice. */
function inFileOrder(households: readonly Household[], list: ListWords): CsvRow[] {
  return households
    .map((household) => {
      const rows = rowsOf(household, list);
      return {
        rows,
        name: sortName(household),
        text: JSON.stringify(rows.map((row) => row.slice(0, -IDS.length))),
      };
    })
    .toSorted((one, other) => ORDER.compare(one.name, other.name) || (one.text < other.text ? -1 : 1))
    .flatMap(({ rows }) => rows);
}

/** One person a row, as far as this member may see them: all of them, or those that a view of the list shows. */
export async function exportGuests(deps: Deps, actor: SignedInActor, view: GuestView): Promise<File> {
  const list = await listGuests(deps, actor);
  const { events } = list;
  const rows = inFileOrder(filterHouseholds(list.households, view, viewPlaces(view, list)), list);
  const header = [...HEADER, ...events.flatMap(({ name }) => [name, `${name}, dish`]), ...IDS];
  const fileName = `guests-${calendarDateOf(deps.clock.now())}.csv`;
  return new File([BYTE_ORDER_MARK, csvLines([header, ...rows].map(guarded))], fileName, {
    type: 'text/csv; charset=utf-8',
  });
}
