import { guestCountRequired } from '#base/validation/guest-count.ts';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import type { WeddingAnswers } from '../../parts/wedding-answers.ts';
import { ONBOARDING_RULES } from './onboarding-rules.ts';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepForm } from './use-step-form.ts';

export function GuestsStep({ answers, onNext, ...frame }: StepProps) {
  const form = useStepForm<Pick<WeddingAnswers, 'guestCount'>>({
    defaultValues: { guestCount: answers.guestCount },
    rules: { guestCount: ONBOARDING_RULES.guestCount },
    demands: { guestCount: [guestCountRequired] },
    onNext,
  });
  return (
    <StepFrame
      {...frame}
      form={form}
      title="How many guests are you expecting?"
      lead="A rough number helps with venues, tables, and the budget."
    >
      <FormTextField
        form={form}
        name="guestCount"
        label="Guests, not counting you two"
        inputMode="numeric"
        autoComplete="off"
        className="max-w-100"
      />
    </StepFrame>
  );
}
