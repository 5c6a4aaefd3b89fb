import { addDays, type CalendarDate, calendarDateOf, dayOfWeek } from '#base/calendar-date.ts';
import { FIRST_NAMES, SURNAMES } from '#base/demo-names.data.ts';
import { type SeededRandom, seededRandom } from '#base/seeded-random.ts';
import type { PlanningStage } from '../rules/planning-stages.ts';

export type CouplePerson = { id: string; email: string; firstName: string; lastName: string };

export type CouplePlan = {
  weddingId: string;
  /** The second has joined only where there are two. */
  people: CouplePerson[];
  partnerFirstName: string;
  partnerLastName: string;
  weddingDate: CalendarDate | null;
  city: { id: number; name: string; stateCode: string };
  guestCount: number;
  budgetCents: number;
  planningStage: PlanningStage;
  createdAt: Date;
};

type City = { id: number; name: string; stateCode: string };

const DAY_MS = 86_400_000;

/** The n-th couple of the world, somewhere between the engagement and the day itself. */
export function planCouple(
  seed: string,
  number: number,
  now: Date,
  pickCity: (random: SeededRandom) => City,
): CouplePlan {
  const random = seededRandom(seed, 'couple', number);
  const [first, second] = random.sample(FIRST_NAMES, 2);
  const [surname, partnerSurname] = random.sample(SURNAMES, 2);
  if (!first || !second || !surname || !partnerSurname) throw new Error('The world has run out of names.');
  const person = (firstName: string, lastName: string): CouplePerson => ({
    id: random.uuid(),
    email: `${firstName}.${lastName}.${number}@couples.example`.toLowerCase(),
    firstName,
    lastName,
  });
  const planningStage = random.pickWeighted(STAGES, ({ weight }) => weight);
  const guestCount = Math.max(10, Math.round(random.normal(115, 50) / 5) * 5);
  return {
    weddingId: random.uuid(),
    people: [person(first, surname), ...(random.chance(0.6) ? [person(second, partnerSurname)] : [])],
    partnerFirstName: second,
    partnerLastName: partnerSurname,
    weddingDate: pickDate(random, calendarDateOf(now), planningStage.days),
    city: pickCity(random),
    guestCount,
    budgetCents: Math.round((guestCount * random.normal(280, 90)) / 500) * 50_000 + 500_000,
    planningStage: planningStage.stage,
    createdAt: new Date(now.getTime() - random.int(3, 300) * DAY_MS),
  };
}

/** Where couples stand, and how far off their day then is. */
const STAGES: readonly { stage: PlanningStage; weight: number; days: readonly [number, number] | null }[] = [
  { stage: 'NOT_ENGAGED', weight: 6, days: null },
  { stage: 'NEWLY_ENGAGED', weight: 22, days: null },
  { stage: 'PLANNING_NO_VENUE_BOOKED', weight: 30, days: [240, 600] },
  { stage: 'PLANNING_VENUE_BOOKED', weight: 32, days: [70, 420] },
  { stage: 'ALMOST_DONE', weight: 10, days: [3, 70] },
];

/** Three in four marry on a Saturday. */
function pickDate(
  random: SeededRandom,
  today: CalendarDate,
  days: readonly [number, number] | null,
): CalendarDate | null {
  if (!days) return null;
  const day = addDays(today, random.int(...days));
  return random.chance(0.75) ? addDays(day, 6 - dayOfWeek(day)) : day;
}
