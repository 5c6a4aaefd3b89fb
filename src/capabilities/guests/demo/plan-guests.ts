import { calendarDateOf } from '#base/calendar-date.ts';
import { FIRST_NAMES, SURNAMES } from '#base/demo-names.data.ts';
import { type SeededRandom, seededRandom } from '#base/seeded-random.ts';
import { slugify } from '#base/text.ts';
import { type GuestPerson, isOpenSeat, NEW_PERSON } from '../rules/guest-person.ts';
import { EVERYONE, writeGuestView } from '../rules/guest-view.ts';
import type { GuestKind } from '../rules/household-choices.ts';
import type { Mailing } from '../rules/mailings/mailing.ts';
import { type HouseholdFields, NEW_HOUSEHOLD } from '../rules/new-household.ts';
import type { GuestTag } from '../rules/tags/guest-tag.ts';
import type { ListShape, PlannedAnswer } from './list-shapes.data.ts';
import { type EventPlan, type InvitationPlan, planEvents, planReplies } from './plan-events.ts';
import { planTags } from './plan-tags.ts';
import { withCare } from './with-care.ts';

export type GuestPlan = GuestPerson & { uuid: string; invitations: InvitationPlan[]; tags: number[] };
export type HouseholdPlan = HouseholdFields & {
  uuid: string;
  at: Date;
  people: GuestPlan[];
  mailings: Mailing[];
};
export type ListPlan = {
  events: EventPlan[];
  tags: GuestTag[];
  filter: { uuid: string; name: string; query: string };
  households: HouseholdPlan[];
};

/** From all over, in their own letters: the list has to bear them. */
const FROM_FAR: readonly (readonly [firstName: string, lastName: string])[] = [
  ['Łukasz', 'Wójcik'],
  ['Siobhán', 'Ní Dhomhnaill'],
  ['José María', 'de la Cruz'],
  ['Nguyễn', 'Thị Hương'],
  ['Γιάννης', 'Παπαδόπουλος'],
  ['ليلى', 'حداد'],
  ['נועה', 'לוי'],
  ['美咲', '田中'],
  ['Þórdís', 'Jónsdóttir'],
  ['Олена', 'Шевченко'],
];

const HOMES: readonly Pick<HouseholdFields, 'city' | 'region' | 'postalCode'>[] = [
  { city: 'Hudson', region: 'NY', postalCode: '12534' },
  { city: 'Brooklyn', region: 'NY', postalCode: '11215' },
  { city: 'Somerville', region: 'MA', postalCode: '02143' },
  { city: 'Chicago', region: 'IL', postalCode: '60614' },
  { city: 'Austin', region: 'TX', postalCode: '78704' },
  { city: 'Oakland', region: 'CA', postalCode: '94609' },
];
const STREETS = [
  'Union Street',
  'Warren Street',
  'Maple Avenue',
  'Columbia Road',
  'Linden Lane',
  'Prospect Place',
];
const NOTES = [
  'Mail a paper card.',
  'Needs a ride from the station.',
  'Allergic to peanuts.',
  'Wants to sit near the band.',
];
const DAY_MS = 86_400_000;

function planPeople(
  random: SeededRandom,
  shape: readonly (GuestKind | 'GUEST')[],
  far: boolean,
): (GuestPerson & { uuid: string })[] {
  const [farFirst, farLast] = random.pick(FROM_FAR);
  const lastName = far ? farLast : random.pick(SURNAMES);
  return shape.map((kind, place) => {
    const uuid = random.uuid();
    if (kind === 'GUEST') return { ...NEW_PERSON, uuid, plusOneOf: 0 };
    const ownName = place === 1 && random.chance(0.3);
    return {
      ...NEW_PERSON,
      uuid,
      kind,
      firstName: far && place === 0 ? farFirst : random.pick(FIRST_NAMES),
      lastName: ownName ? random.pick(SURNAMES) : lastName,
    };
  });
}

function planHome(random: SeededRandom): Partial<HouseholdFields> {
  return { ...random.pick(HOMES), address1: `${random.int(2, 480)} ${random.pick(STREETS)}` };
}

type Placed = { index: number; now: Date; until: Date; answer: PlannedAnswer | undefined };

function planHousehold(
  random: SeededRandom,
  shape: readonly (GuestKind | 'GUEST')[],
  { index, now, until, answer }: Placed,
): HouseholdPlan {
  const isLater = answer === undefined && index % 10 === 9;
  const isMaybe = !isLater && answer === undefined && random.chance(0.08);
  const list = isLater ? 'LATER' : isMaybe ? 'MAYBE' : 'INVITED';
  const home = random.chance(answer === undefined ? 0.66 : 0.97) && planHome(random);
  const people = planPeople(random, shape, index % 6 === 1);
  const replies = planReplies(
    random,
    people.map((person) => ({ kind: person.kind, isNamed: !isOpenSeat(person) })),
    { until, isAsked: list === 'INVITED', answer },
  );
  return {
    ...NEW_HOUSEHOLD,
    ...home,
    uuid: random.uuid(),
    at: new Date(now.getTime() - random.int(45, 90) * DAY_MS),
    side: random.pick(['A', 'A', 'B', 'B', 'BOTH'] as const),
    list,
    listRank: isLater ? Math.ceil(index / 10) : null,
    mailings: [],
    notes: random.chance(0.12) ? random.pick(NOTES) : '',
    people: people.map((person, place) => ({
      ...person,
      email: place === 0 ? emailOf(person, index) : '',
      invitations: replies[place] ?? [],
      tags: [],
    })),
  };
}

/** Three of four households can be written to. */
function emailOf({ firstName, lastName }: GuestPerson, index: number): string {
  return index % 4 === 3 ? '' : `${slugify(`${firstName} ${lastName}`) || 'guest'}.${index}@guests.example`;
}

/** Save-the-dates went out two months ago, to whoever has an address. */
function withMailings(household: HouseholdPlan, now: Date): HouseholdPlan {
  if (household.list !== 'INVITED' || !household.address1) return household;
  const sentOn = calendarDateOf(new Date(now.getTime() - 60 * DAY_MS));
  return { ...household, mailings: [{ kind: 'SAVE_THE_DATE', channel: 'PAPER', sentOn }] };
}

/** A list of the demo: addresses are still missing, a few are for later. */
export function planGuests(
  seed: string,
  { now, weddingDate, shape }: { now: Date; weddingDate: string | null; shape: ListShape },
): ListPlan {
  const random = seededRandom(seed, 'guests');
  const events = planEvents(random, { weddingDate, closesDaysBefore: shape.closesDaysBefore });
  const closesAt = new Date(`${events[0]?.closesOn ?? '9999-12-31'}T12:00:00Z`);
  const until = closesAt < now ? closesAt : now;
  const shapes = shape.households.flatMap(({ count, ...one }) => Array.from({ length: count }, () => one));
  const households = shapes.map(({ people, answer }, index) =>
    planHousehold(random, people, { index, now, until, answer }),
  );
  const filter = {
    uuid: seededRandom(seed, 'guest-filters').uuid(),
    name: 'Addresses to ask for',
    query: writeGuestView({ ...EVERYONE, list: 'INVITED', isAddressMissing: true }),
  };
  return {
    events,
    filter,
    ...planTags(
      seed,
      withCare(households).map((household) => withMailings(household, now)),
    ),
  };
}
