import { required } from '#base/validation/required.ts';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { WEDDING_RULES, type WeddingAnswers } from '../../parts/wedding-answers.ts';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepForm } from './use-step-form.ts';

export function BudgetStep({ answers, onNext, ...frame }: StepProps) {
  const form = useStepForm<Pick<WeddingAnswers, 'budget'>>({
    defaultValues: { budget: answers.budget },
    rules: { budget: WEDDING_RULES.budget },
    demands: { budget: [required] },
    onNext,
  });
  return (
    <StepFrame
      {...frame}
      form={form}
      title="What would you like to spend?"
      lead="Only the two of you can see this. Vendors never do, unless you tell them."
    >
      <FormTextField
        form={form}
        name="budget"
        label="Total budget in dollars"
        inputMode="decimal"
        autoComplete="off"
        placeholder="30,000"
        leading="$"
        className="max-w-100"
      />
    </StepFrame>
  );
}
