import type { FieldValues } from 'react-hook-form';
import { RadioCards, type RadioCardsProps } from '../radio-cards.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormRadioCardsProps<Values extends FieldValues> = FormBinding<Values> &
  Omit<RadioCardsProps, BoundProps>;

export function FormRadioCards<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormRadioCardsProps<Values>) {
  const { text, bound, ref } = useRuleField({ form, name, label: rest.label });
  return <RadioCards {...rest} {...bound} value={text} inputRef={ref} />;
}
