import { addDays, type CalendarDate, dayOfWeek } from '#base/calendar-date.ts';
import type { SeededRandom } from '#base/seeded-random.ts';
import type { AvailabilityBlockKind } from '../rules/availability.ts';

export type AvailabilityPlan = {
  displayAvailability: boolean;
  availableThrough: CalendarDate;
  daysOff: number[];
  blocks: { day: CalendarDate; kind: AvailabilityBlockKind }[];
};

/** A day whose state is told beforehand, for all to see. */
export type SettledDay = { day: CalendarDate; isFree: boolean };

const SATURDAY = 6;
const WEEKS_AHEAD = 52;
const KINDS: readonly { kind: AvailabilityBlockKind; weight: number }[] = [
  { kind: 'BOOKED', weight: 5 },
  { kind: 'BLOCKED', weight: 5 },
];

/** Saturdays go first, those of the warm months above all; the more popular a business, the fewer are left. */
export function planAvailability(
  random: SeededRandom,
  today: CalendarDate,
  popularity: number,
  settled?: SettledDay,
): AvailabilityPlan {
  const displayAvailability = random.chance(0.65) || settled !== undefined;
  const availableThrough = addDays(today, random.int(400, 800));
  const daysOff = random.chance(0.2) ? [random.pick([0, 1, 2])] : [];
  const blocks: AvailabilityPlan['blocks'] = [];
  if (displayAvailability) {
    const firstSaturday = addDays(today, (SATURDAY - dayOfWeek(today) + 7) % 7);
    for (let week = 0; week < WEEKS_AHEAD; week += 1) {
      const day = addDays(firstSaturday, week * 7);
      if (random.chance(seasonPull(day) * popularity)) blocks.push({ day, kind: pickKind(random) });
    }
  }
  const plan = { displayAvailability, availableThrough, daysOff, blocks };
  return settled ? settleDay(plan, settled) : plan;
}

function settleDay(plan: AvailabilityPlan, { day, isFree }: SettledDay): AvailabilityPlan {
  const others = plan.blocks.filter((block) => block.day !== day);
  return {
    ...plan,
    availableThrough: day > plan.availableThrough ? day : plan.availableThrough,
    daysOff: plan.daysOff.filter((weekday) => weekday !== dayOfWeek(day)),
    blocks: isFree ? others : [...others, { day, kind: 'BOOKED' }],
  };
}

function pickKind(random: SeededRandom): AvailabilityBlockKind {
  return random.pickWeighted(KINDS, ({ weight }) => weight).kind;
}

function seasonPull(day: CalendarDate): number {
  const month = Number(day.slice(5, 7));
  return month >= 5 && month <= 10 ? 0.3 : 0.08;
}
