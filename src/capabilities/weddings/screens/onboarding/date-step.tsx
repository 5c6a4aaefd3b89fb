import { useWatch } from 'react-hook-form';
import { required } from '#base/validation/required.ts';
import { FormCheckboxField } from '#ui/form/form-checkbox-field.tsx';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import type { WeddingAnswers } from '../../parts/wedding-answers.ts';
import { ONBOARDING_RULES } from './onboarding-rules.ts';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepForm } from './use-step-form.ts';

type Values = Pick<WeddingAnswers, 'weddingDate' | 'isDateOpen'>;

/** A half-typed date does not matter once there is none yet. */
function requiredUnlessOpen(text: string, { isDateOpen }: Values) {
  return isDateOpen ? undefined : required(text);
}

export function DateStep({ answers, onNext, ...frame }: StepProps) {
  const form = useStepForm<Values>({
    defaultValues: { weddingDate: answers.weddingDate, isDateOpen: answers.isDateOpen },
    rules: { weddingDate: ONBOARDING_RULES.weddingDate },
    demands: { weddingDate: [requiredUnlessOpen] },
    onNext,
  });
  const isDateOpen = useWatch({ control: form.control, name: 'isDateOpen' });
  return (
    <StepFrame
      {...frame}
      form={form}
      title="When is the big day?"
      lead="With a date, we can tell you who’s available. You can change it whenever you like."
    >
      <FormDateField
        form={form}
        name="weddingDate"
        label="Wedding date"
        isDisabled={isDateOpen}
        className="max-w-100"
      />
      <FormCheckboxField
        form={form}
        name="isDateOpen"
        label="Not yet, we’re still deciding"
        reservesMessage={false}
      />
    </StepFrame>
  );
}
