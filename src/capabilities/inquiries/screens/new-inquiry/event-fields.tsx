import { useWatch } from 'react-hook-form';
import { FormChoiceChips } from '#ui/form/form-choice-chips.tsx';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import { chosenEventsText, type EventChoice } from '../../rules/event-choices.ts';
import type { InquiryValues } from './inquiry-values.ts';

interface EventFieldsProps {
  form: RuleForm<InquiryValues>;
  choices: readonly EventChoice[];
}

/** Six short names; what they stand for is told below, as they are chosen. */
export function EventFields({ form, choices }: EventFieldsProps) {
  const chosen = useWatch({ control: form.control, name: 'events' });
  return (
    <FormChoiceChips
      form={form}
      name="events"
      label="What’s the occasion?"
      options={choices}
      description={chosenEventsText(choices, chosen)}
    />
  );
}
