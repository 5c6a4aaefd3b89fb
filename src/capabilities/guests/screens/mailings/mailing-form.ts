import { typedDay } from '#base/typed-day.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import type { MailingMark } from '../../rules/mailings/mailing.ts';
import { MAILING_RULES } from '../../rules/mailings/mailing-rules.ts';

/** As the form holds it: the day as it is typed. */
export type MailingValues = Pick<MailingMark, 'kind' | 'channel'> & { sentOn: string };

export function mailingInput({ sentOn, ...rest }: MailingValues): Omit<MailingMark, 'householdUuids'> {
  return { ...rest, sentOn: typedDay(sentOn) };
}

export const MAILING_FORM_RULES: FieldRules<MailingValues> = rulesOfInput({
  rules: () => MAILING_RULES,
  input: mailingInput,
  names: {},
});
