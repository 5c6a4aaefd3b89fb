import { typedNumber } from '#base/validation/numbers.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import { rulesOfRows } from '#ui/form/rules-of-rows.ts';
import type { Household, HouseholdInput, PersonInput } from '../../contract.ts';
import { MOST_IN_HOUSEHOLD } from '../../rules/guest-limits.ts';
import { NEW_PERSON } from '../../rules/guest-person.ts';
import { HOUSEHOLD_RULES, PERSON_RULES } from '../../rules/household-rules.ts';

/** '' for nobody's plus-one, else the place of the host. */
export type PersonValues = Omit<PersonInput, 'plusOneOf'> & { plusOneOf: string };
/** As the form holds it: numbers as they are typed and chosen. */
export type HouseholdValues = Omit<HouseholdInput, 'listRank' | 'people'> & {
  listRank: string;
  people: PersonValues[];
};

export const NEW_PERSON_VALUES: PersonValues = { ...NEW_PERSON, uuid: null, plusOneOf: '' };

export function householdValues({
  uuid: _,
  version: __,
  mailings: _m,
  people,
  ...household
}: Household): HouseholdValues {
  return {
    ...household,
    listRank: household.listRank === null ? '' : String(household.listRank),
    people: people.map(({ invitations: ___, tags: ____, ...person }) => ({
      ...person,
      plusOneOf: person.plusOneOf === null ? '' : String(person.plusOneOf),
    })),
  };
}

export function personInput(values: PersonValues): PersonInput {
  return { ...values, plusOneOf: values.plusOneOf === '' ? null : Number(values.plusOneOf) };
}

export function householdInput(values: HouseholdValues): HouseholdInput {
  return {
    ...values,
    // A place among those for later means nothing for the others.
    listRank: values.list === 'LATER' ? typedNumber(values.listRank) : null,
    people: values.people.map(personInput),
  };
}

export const HOUSEHOLD_FORM_RULES: FieldRules<HouseholdValues> = {
  ...rulesOfInput({ rules: () => HOUSEHOLD_RULES, input: householdInput, names: {} }),
  ...rulesOfRows({
    name: 'people',
    most: MOST_IN_HOUSEHOLD,
    rules: PERSON_RULES,
    rowsOf: ({ people }: HouseholdValues) => people,
    input: personInput,
    empty: NEW_PERSON_VALUES,
  }),
};
