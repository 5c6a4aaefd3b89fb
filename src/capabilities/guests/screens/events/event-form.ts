import { typedDate } from '#base/typed-date.ts';
import { typedDay } from '#base/typed-day.ts';
import { typedNumber } from '#base/validation/numbers.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import { rulesOfRows } from '#ui/form/rules-of-rows.ts';
import type { EventInput, GuestEvent } from '../../contract/events.contract.ts';
import { DISH_RULES, EVENT_RULES } from '../../rules/event-rules.ts';
import { MOST_MEALS } from '../../rules/guest-limits.ts';
import type { NEW_EVENT, NewDish } from '../../rules/new-event.ts';

/** As the form holds it: days and numbers as they are typed. */
export type EventValues = Omit<EventInput, 'date' | 'opensOn' | 'closesOn' | 'capacity'> & {
  date: string;
  opensOn: string;
  closesOn: string;
  capacity: string;
};

export const NEW_DISH: NewDish = { uuid: null, name: '', text: '', eaters: 'ALL' };

export function eventValues(event: GuestEvent | typeof NEW_EVENT): EventValues {
  const { date, opensOn, closesOn, capacity, dishes, ...rest } = event;
  return {
    ...rest,
    date: typedDate(date),
    opensOn: typedDate(opensOn),
    closesOn: typedDate(closesOn),
    capacity: capacity === null ? '' : String(capacity),
    dishes: dishes.map((dish) => ({ ...dish })),
  };
}

export function eventInput({ date, opensOn, closesOn, capacity, ...rest }: EventValues): EventInput {
  return {
    ...rest,
    date: typedDay(date),
    opensOn: typedDay(opensOn),
    closesOn: typedDay(closesOn),
    capacity: typedNumber(capacity),
  };
}

export const EVENT_FORM_RULES: FieldRules<EventValues> = {
  ...rulesOfInput({ rules: () => EVENT_RULES, input: eventInput, names: {} }),
  ...rulesOfRows({
    name: 'dishes',
    most: MOST_MEALS,
    rules: DISH_RULES,
    rowsOf: ({ dishes }: EventValues) => dishes,
    input: (dish) => dish,
    empty: NEW_DISH,
  }),
};
