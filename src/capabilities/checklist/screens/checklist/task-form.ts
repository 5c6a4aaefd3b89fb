import { typedDate } from '#base/typed-date.ts';
import { typedDay } from '#base/typed-day.ts';
import { typedNumber } from '#base/validation/numbers.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import type { TaskInput } from '../../contract.ts';
import type { Repeat } from '../../rules/repeats.ts';
import { TASK_RULES } from '../../rules/task-rules.ts';

/** As the form holds it: days and numbers as they are typed, and a word for none. */
export type TaskValues = Omit<TaskInput, 'dueOn' | 'minutes' | 'repeats'> & {
  dueOn: string;
  minutes: string;
  repeats: Repeat | 'NEVER';
};

export const NEW_TASK: TaskInput = {
  title: '',
  note: '',
  dueOn: null,
  dueTime: '',
  minutes: null,
  place: '',
  repeats: null,
};

export function taskValues({ title, note, dueOn, dueTime, minutes, place, repeats }: TaskInput): TaskValues {
  return {
    ...{ title, note, dueTime, place },
    dueOn: typedDate(dueOn),
    minutes: minutes === null ? '' : String(minutes),
    repeats: repeats ?? 'NEVER',
  };
}

export function taskInput({ dueOn, minutes, repeats, ...rest }: TaskValues): TaskInput {
  return {
    ...rest,
    dueOn: typedDay(dueOn),
    minutes: typedNumber(minutes),
    repeats: repeats === 'NEVER' ? null : repeats,
  };
}

export const TASK_FORM_RULES: FieldRules<TaskValues> = rulesOfInput({
  rules: () => TASK_RULES,
  input: taskInput,
  names: {},
});
