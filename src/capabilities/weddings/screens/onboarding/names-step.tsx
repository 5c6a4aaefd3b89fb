import { required } from '#base/validation/required.ts';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { WEDDING_RULES, type WeddingAnswers } from '../../parts/wedding-answers.ts';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepForm } from './use-step-form.ts';

type Values = Pick<
  WeddingAnswers,
  'primaryFirstName' | 'primaryLastName' | 'partnerFirstName' | 'partnerLastName'
>;

export function NamesStep({ answers, onNext, ...frame }: StepProps) {
  const { primaryFirstName, primaryLastName, partnerFirstName, partnerLastName } = WEDDING_RULES;
  const form = useStepForm<Values>({
    defaultValues: {
      primaryFirstName: answers.primaryFirstName,
      primaryLastName: answers.primaryLastName,
      partnerFirstName: answers.partnerFirstName,
      partnerLastName: answers.partnerLastName,
    },
    rules: { primaryFirstName, primaryLastName, partnerFirstName, partnerLastName },
    demands: { primaryFirstName: [required] },
    onNext,
  });
  return (
    <StepFrame
      {...frame}
      form={form}
      title="Who’s getting married?"
      lead="Every wedding starts with two names."
    >
      <fieldset className="grid gap-x-4 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">You</legend>
        <FormTextField
          form={form}
          name="primaryFirstName"
          label="Your first name"
          autoComplete="given-name"
        />
        <FormTextField
          form={form}
          name="primaryLastName"
          label="Your last name"
          isOptional
          autoComplete="family-name"
        />
      </fieldset>
      <fieldset className="mt-3 grid gap-x-4 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">Your partner</legend>
        <FormTextField
          form={form}
          name="partnerFirstName"
          label="Their first name"
          isOptional
          autoComplete="off"
        />
        <FormTextField
          form={form}
          name="partnerLastName"
          label="Their last name"
          isOptional
          autoComplete="off"
        />
      </fieldset>
    </StepFrame>
  );
}
