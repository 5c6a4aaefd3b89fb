import { typedDate, typedDay } from '#base/typed-day.ts';
import { typedNumber } from '#base/validation/numbers.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
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

/** Rules have to be named before there are rows; a row that is not there has nothing wrong with it. */
function dishRules(row: number) {
  const ofRow = rulesOfInput({
    rules: () => DISH_RULES,
    input: ({ dishes }: EventValues) => dishes[row] ?? NEW_DISH,
    names: {},
  });
  return Object.entries(ofRow).map(([field, rules]) => [
    `dishes.${row}.${field}`,
    rules.map(
      (rule) => (value: unknown, values: EventValues) =>
        row < values.dishes.length ? rule(value, values) : undefined,
    ),
  ]);
}

export const EVENT_FORM_RULES: FieldRules<EventValues> = {
  ...rulesOfInput({ rules: () => EVENT_RULES, input: eventInput, names: {} }),
  ...Object.fromEntries(Array.from({ length: MOST_MEALS }, (_, row) => dishRules(row)).flat()),
};
