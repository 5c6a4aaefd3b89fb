import { EARLY_LIST } from '../src/capabilities/guests/demo/list-shapes.data.ts';
import { type HouseholdPlan, planGuests } from '../src/capabilities/guests/demo/plan-guests.ts';
import { personName } from '../src/capabilities/guests/rules/guest-person.ts';
import { INVITATION_LABELS } from '../src/capabilities/guests/rules/invitation.ts';
import { csvLines } from '../src/platform/csv/csv-lines.ts';

const HEADER = [
  ...['Household', 'First name', 'Last name', 'Kind', 'Plus-one of', 'Email'],
  ...['Address', 'City', 'State', 'Postal code', 'Notes', 'Wedding'],
];

/** A list of about so many people, shaped like that of the demo. */
export function planList(people: number): HouseholdPlan[] {
  const times = Math.ceil(people / 140);
  const households = EARLY_LIST.households.map((one) => ({ ...one, count: one.count * times }));
  const { households: planned } = planGuests(`bench ${people}`, {
    now: new Date('2027-01-04T12:00:00Z'),
    weddingDate: '2027-09-18',
    shape: { ...EARLY_LIST, households },
  });
  const order = planned.map((_, index) => planned[(index * 7919) % planned.length]);
  const kept: HouseholdPlan[] = [];
  let seats = 0;
  for (const household of order) {
    if (!household || seats + household.people.length > people) continue;
    kept.push(household);
    seats += household.people.length;
  }
  return kept;
}

/** The same list as a spreadsheet that somebody brings along. */
export function guestFile(households: readonly HouseholdPlan[]): string {
  const rows = households.flatMap(({ people, ...household }, index) =>
    people.map((person) => [
      `Household ${index + 1}`,
      ...[person.firstName, person.lastName, person.kind.toLowerCase()],
      person.plusOneOf === null ? '' : personName(people[person.plusOneOf] ?? person),
      ...[person.email, household.address1, household.city, household.region, household.postalCode],
      ...[household.notes, INVITATION_LABELS[person.invitations[0]?.status ?? 'INVITED']],
    ]),
  );
  return csvLines([HEADER, ...rows]);
}
