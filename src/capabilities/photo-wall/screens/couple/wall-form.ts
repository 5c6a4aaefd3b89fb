import { typedDate } from '#base/typed-date.ts';
import { typedDay } from '#base/typed-day.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import type { Moderation, NameChoice, WallMode } from '../../rules/wall-choices.ts';
import { WALL_RULES } from '../../rules/wall-rules.ts';
import type { WallDays } from '../../rules/wall-window.ts';

type Choices = { mode: WallMode; moderation: Moderation; names: NameChoice; mayDownload: boolean };

/** As it is sent. */
export type WallInput = Choices & WallDays;

/** As the form holds it: days as they are typed. */
export type WallValues = Choices & { opensOn: string; closesOn: string };

export const AS_SUGGESTED: WallInput = {
  ...{ mode: 'GALLERY', moderation: 'AFTER', names: 'OPTIONAL', mayDownload: true },
  ...{ opensOn: null, closesOn: null },
};

export function wallValues({ opensOn, closesOn, ...choices }: WallInput): WallValues {
  const { mode, moderation, names, mayDownload } = choices;
  return {
    ...{ mode, moderation, names, mayDownload },
    opensOn: typedDate(opensOn),
    closesOn: typedDate(closesOn),
  };
}

export function wallInput({ opensOn, closesOn, ...choices }: WallValues): WallInput {
  return { ...choices, opensOn: typedDay(opensOn), closesOn: typedDay(closesOn) };
}

export const WALL_FORM_RULES: FieldRules<WallValues> = rulesOfInput({
  rules: () => WALL_RULES,
  input: wallInput,
  names: {},
});
