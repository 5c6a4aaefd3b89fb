import { calendarDay } from '#base/validation/dates.ts';
import { numberInRangeMessage } from '#base/validation/messages.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { time } from '#base/validation/time.ts';
import type { EventMeals } from './event-choices.ts';
import { LONGEST_EVENT_TEXT, MOST_GUESTS, MOST_MEALS } from './guest-limits.ts';
import { nameLength, nameRequired } from './name-length.ts';

type Days = { opensOn: string | null; closesOn: string | null; date: string | null };

/** Answers close after they open, and not after the event. */
function closesProblem(closesOn: string | null, { opensOn, date }: Days): string | undefined {
  if (closesOn === null) return undefined;
  if (opensOn !== null && closesOn < opensOn) return 'Replies have to close after they open.';
  return date !== null && closesOn > date ? 'Replies have to close before the event.' : undefined;
}

function capacityProblem(capacity: number | null): string | undefined {
  const isSound =
    capacity === null || (Number.isInteger(capacity) && capacity >= 1 && capacity <= MOST_GUESTS);
  return isSound ? undefined : numberInRangeMessage(1, MOST_GUESTS);
}

/** Who lets guests choose has something to choose from. */
function dishesProblem(
  dishes: readonly { name: string }[],
  { meals }: { meals: EventMeals },
): string | undefined {
  if (dishes.length > MOST_MEALS) return `An event can have up to ${MOST_MEALS} dishes.`;
  const names = dishes.map(({ name }) => name.toLowerCase());
  if (new Set(names).size < names.length) return 'Two dishes have the same name.';
  return meals === 'CHOICE' && dishes.length === 0 ? 'Add at least one dish to choose.' : undefined;
}

export const DISH_RULES = {
  name: [nameRequired, nameLength(60)],
  text: [nameLength(200)],
  eaters: [required],
};

export const EVENT_RULES = {
  kind: [required],
  name: [nameRequired, nameLength(80)],
  date: [calendarDay],
  startsAt: [time],
  endsAt: [time],
  placeName: [nameLength(100)],
  address: [nameLength(200)],
  attire: [nameLength(100)],
  text: [maxLength(LONGEST_EVENT_TEXT)],
  opensOn: [calendarDay],
  closesOn: [calendarDay, closesProblem],
  capacity: [capacityProblem],
  meals: [required],
  dishes: [dishesProblem],
};
