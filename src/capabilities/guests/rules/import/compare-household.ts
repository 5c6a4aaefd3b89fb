import { normaliseForSearch } from '#base/text.ts';
import { NO_CARE } from '../guest-needs.ts';
import { type GuestPerson, isOpenSeat, personName } from '../guest-person.ts';
import {
  type CoupleFirstNames,
  GUEST_KIND_LABELS,
  GUEST_LIST_LABELS,
  sideLabel,
} from '../household-choices.ts';
import { householdName } from '../household-names.ts';
import type { HouseholdFields } from '../new-household.ts';
import { tagKey } from '../tags/guest-tag.ts';
import { writeTags } from '../tags/tag-words.ts';
import { compareReplies, type KnownEvents } from './compare-replies.ts';
import { regionKey } from './cut-address.ts';
import type { Change, Wanted, WantedPerson } from './import-change.ts';
import { IMPORT_FIELD_LABELS } from './import-columns.ts';
import type { Listed, ListedHousehold, ListedPerson } from './listed-guests.ts';
import type { Match } from './match-households.ts';
import { emailKey, householdKey, phoneKey, postalKey } from './person-keys.ts';
import type { ReadHousehold, ReadPerson } from './read-household.ts';

export type Comparison = { changes: Change[]; wanted: Wanted; remarks: string[] };

type Context = KnownEvents & {
  couple: CoupleFirstNames;
  tags: Listed['tags'];
  isTaken: (id: string) => boolean;
};

/** One value beside the other: nothing, a blank to fill, or a choice. */
type Compared<Value> = { value: Value; change?: Omit<Change, 'person' | 'id' | 'label'> };

const folded = (text: string) => normaliseForSearch(text);

function compareText(
  before: string,
  after: string,
  keyOf: (text: string) => string = folded,
): Compared<string> {
  if (after === '' || before === after) return { value: before };
  if (before === '') return { value: after, change: { kind: 'FILL', before, after } };
  if (keyOf(before) === keyOf(after)) return { value: before };
  return { value: after, change: { kind: 'CONFLICT', before, after } };
}

const ADDRESS = ['address1', 'address2', 'city', 'region', 'postalCode', 'country'] as const;
type Address = Pick<HouseholdFields, (typeof ADDRESS)[number]>;

const addressWords = (address: Address) =>
  ADDRESS.map((field) => address[field])
    .filter(Boolean)
    .join(', ');

const ADDRESS_KEYS: Readonly<Partial<Record<keyof Address, (text: string) => string>>> = {
  region: regionKey,
  postalCode: (postalCode) => postalKey({ postalCode }),
};

function isSamePart(field: (typeof ADDRESS)[number], one: string, other: string): boolean {
  const keyOf = ADDRESS_KEYS[field] ?? folded;
  return one === '' || other === '' || keyOf(one) === keyOf(other);
}

/** A whole: the apartment of one street is no blank of another. */
function compareAddress(listed: Address, read: Address): Compared<Address> {
  const pick = (address: Address) =>
    Object.fromEntries(ADDRESS.map((field) => [field, address[field]])) as Address;
  const before = addressWords(listed);
  if (addressWords(read) === '') return { value: pick(listed) };
  const isOther = ADDRESS.some((field) => !isSamePart(field, listed[field], read[field]));
  if (isOther) return { value: pick(read), change: { kind: 'CONFLICT', before, after: addressWords(read) } };
  const filled = Object.fromEntries(ADDRESS.map((field) => [field, listed[field] || read[field]])) as Address;
  const after = addressWords(filled);
  return { value: filled, ...(after !== before && { change: { kind: 'FILL', before, after } }) };
}

/** A choice that everybody has one of: what the file says otherwise is a conflict. */
function compareChoice<Value extends string>(
  before: Value,
  after: Value | null,
  labelOf: (value: Value) => string,
): Compared<Value> {
  if (after === null || after === before) return { value: before };
  return { value: after, change: { kind: 'CONFLICT', before: labelOf(before), after: labelOf(after) } };
}

function compareRank(listed: ListedHousehold, read: ReadHousehold): Compared<number | null> {
  const { listRank: before } = listed;
  const { listRank: after } = read;
  if ((read.list ?? listed.list) !== 'LATER' || after === null || after === before) return { value: before };
  const kind = before === null ? 'FILL' : 'CONFLICT';
  return { value: after, change: { kind, before: String(before ?? ''), after: String(after) } };
}

function compareNotes(before: string, after: string): Compared<string> {
  // What was brought in before may stand among other notes by now.
  return folded(before).includes(folded(after)) ? { value: before } : compareText(before, after);
}

function compareName(listed: ListedHousehold, name: string): Compared<string> {
  return folded(name) === householdKey(listed) ? { value: listed.name } : compareText(listed.name, name);
}

/** Notes what changes under a name, and takes it where it is a blank or was chosen. */
function collector(changes: Change[], person: string, prefix: string, isTaken: Context['isTaken']) {
  return <Value>(field: string, label: string, before: Value, compared: Compared<Value>): Value => {
    if (!compared.change) return compared.value;
    const id = `${prefix}${field}`;
    changes.push({ ...compared.change, id, label, person });
    return compared.change.kind === 'FILL' || isTaken(id) ? compared.value : before;
  };
}

function compareFields(
  listed: ListedHousehold,
  read: ReadHousehold,
  { couple, isTaken }: Context,
  changes: Change[],
): HouseholdFields {
  const take = collector(changes, '', '', isTaken);
  const texts = (['envelopeOuter', 'envelopeInner'] as const).map((field) => [
    field,
    take(field, IMPORT_FIELD_LABELS[field], listed[field], compareText(listed[field], read[field])),
  ]);
  const side = compareChoice(listed.side, read.side, (one) => sideLabel(one, couple));
  const list = compareChoice(listed.list, read.list, (one) => GUEST_LIST_LABELS[one]);
  const address = Object.fromEntries(ADDRESS.map((field) => [field, listed[field]])) as Address;
  const fields = {
    ...(Object.fromEntries(texts) as Pick<HouseholdFields, 'envelopeOuter' | 'envelopeInner'>),
    ...take('address', 'Address', address, compareAddress(listed, read)),
    // A file says nothing of it.
    language: listed.language,
    name: take('name', 'Household', listed.name, compareName(listed, read.name)),
    side: take('side', 'Side', listed.side, side),
    list: take('list', 'List', listed.list, list),
    notes: take('notes', 'Notes', listed.notes, compareNotes(listed.notes, read.notes)),
  };
  const rank = take('listRank', 'Place in line', listed.listRank, compareRank(listed, read));
  return { ...fields, listRank: fields.list === 'LATER' ? rank : null };
}

const PERSON_TEXTS = ['title', 'firstName', 'lastName', 'suffix', 'email', 'phone'] as const;
const KEYS = {
  email: (email: string) => emailKey({ email }),
  phone: (phone: string) => phoneKey({ phone }),
} as const;

/** Tags come along; nobody loses one because a file does not have it. */
function compareTags(
  person: ReadPerson,
  listed: ListedPerson,
  tags: Listed['tags'],
): Compared<readonly string[]> {
  const before = listed.tags.flatMap((place) => tags[place]?.name ?? []);
  const had = new Set(before.map(tagKey));
  const added = person.tags.filter((name) => !had.has(tagKey(name)));
  if (added.length === 0) return { value: [] };
  const change = {
    kind: 'FILL',
    before: writeTags(before),
    after: writeTags([...before, ...added]),
  } as const;
  return { value: added, change };
}

function comparePerson(
  { person, listed, place }: { person: ReadPerson; listed: ListedPerson; place: number },
  context: Context,
  { changes, remarks }: Pick<Comparison, 'changes' | 'remarks'>,
): Omit<WantedPerson, 'plusOneOf'> {
  const name = personName(listed);
  const prefix = `people.${place}.`;
  const take = collector(changes, name, prefix, context.isTaken);
  const texts = PERSON_TEXTS.map((field) => {
    const compared = compareText(
      listed[field],
      person[field],
      field === 'email' || field === 'phone' ? KEYS[field] : folded,
    );
    return [field, take(field, IMPORT_FIELD_LABELS[field], listed[field], compared)];
  });
  const kind = compareChoice(listed.kind, person.kind, (one) => GUEST_KIND_LABELS[one]);
  const replies = compareReplies(person, listed, context);
  remarks.push(...replies.remarks);
  changes.push(
    ...replies.changes.map((change) => ({ ...change, id: `${prefix}${change.id}`, person: name })),
  );
  const taken = replies.changes
    .filter((change) => change.kind === 'FILL' || context.isTaken(`${prefix}${change.id}`))
    .map(({ id }) => id.slice('reply:'.length));
  return {
    ...(Object.fromEntries(texts) as Pick<GuestPerson, (typeof PERSON_TEXTS)[number]>),
    uuid: listed.uuid,
    diets: listed.diets,
    dietNote: listed.dietNote,
    needs: listed.needs,
    kind: take('kind', 'Adult or child', listed.kind, kind),
    tags: take('tags', 'Tags', [], compareTags(person, listed, context.tags)),
    replies: Object.fromEntries(Object.entries(replies.wanted).filter(([key]) => taken.includes(key))),
  };
}

/** Somebody the list does not have. */
export function newPerson(
  person: ReadPerson,
  events: KnownEvents,
): { wanted: WantedPerson; remarks: string[] } {
  const { wanted: replies, remarks } = compareReplies(person, undefined, events);
  return { wanted: { ...NO_CARE, ...person, uuid: null, kind: person.kind ?? 'ADULT', replies }, remarks };
}

/** A household of the file beside the one of the list that it is. Everybody of the list stays where they are. */
export function compareHousehold(read: ReadHousehold, match: Match, context: Context): Comparison {
  const { household: listed, people: matched, elsewhere } = match;
  const changes: Change[] = [];
  const remarks: string[] = [];
  const fields = compareFields(listed, read, context, changes);
  const people: WantedPerson[] = listed.people.map(({ invitations: _, tags: __, ...person }) => ({
    ...person,
    replies: {},
    tags: [],
  }));
  /** Where each person of the file stands in the end. */
  const places = new Map<number, number>();
  for (const [place, person] of read.people.entries()) {
    const there = matched[place];
    if (there) {
      const at = listed.people.indexOf(there);
      const { plusOneOf } = there;
      people[at] = {
        ...comparePerson({ person, listed: there, place }, context, { changes, remarks }),
        plusOneOf,
      };
      places.set(place, at);
      continue;
    }
    const home = elsewhere.get(place);
    if (home) {
      remarks.push(
        `${personName(person)} is already on your list, in ${householdName(home)}. They stay there.`,
      );
      continue;
    }
    const added = newPerson(person, context);
    remarks.push(...added.remarks);
    places.set(place, people.length);
    people.push({ ...added.wanted, plusOneOf: null });
    const after = isOpenSeat(person) ? 'A guest without a name' : personName(person);
    changes.push({ id: `people.${place}`, kind: 'ADD', label: 'Adds', person: '', before: '', after });
  }
  hostPlusOnes(read, places, { people, changes });
  return { changes, wanted: { ...fields, uuid: listed.uuid, people }, remarks };
}

/** Plus-ones of people that have none yet; whose plus-one somebody is already, they stay. */
function hostPlusOnes(
  read: ReadHousehold,
  places: ReadonlyMap<number, number>,
  { people, changes }: { people: WantedPerson[]; changes: Change[] },
): void {
  for (const [place, { plusOneOf }] of read.people.entries()) {
    const at = places.get(place);
    const host = plusOneOf === null ? undefined : places.get(plusOneOf);
    const person = at === undefined ? undefined : people[at];
    const hosting = host === undefined ? undefined : people[host];
    if (at === undefined || host === undefined || !person || !hosting) continue;
    const isHost = people.some((one) => one.plusOneOf === at);
    if (person.plusOneOf !== null || hosting.plusOneOf !== null || host === at || isHost) continue;
    people[at] = { ...person, plusOneOf: host };
    if (person.uuid === null) continue;
    const after = personName(hosting);
    changes.push({
      id: `people.${place}.plusOneOf`,
      kind: 'FILL',
      label: 'Plus-one of',
      person: personName(person),
      before: '',
      after,
    });
  }
}
