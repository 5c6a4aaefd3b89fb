import { email } from '#base/validation/email.ts';
import { dollarAmount } from '#base/validation/numbers.ts';
import { accepted, required } from '#base/validation/required.ts';
import { time } from '#base/validation/time.ts';
import type { Example } from '../example/example.ts';
import { toastStore } from '../toast-store.ts';
import { FormCheckboxField } from './form-checkbox-field.tsx';
import { FormMoneyField } from './form-money-field.tsx';
import { FormNumberField } from './form-number-field.tsx';
import { FormRadioGroupField } from './form-radio-group-field.tsx';
import { FormSubmitButton } from './form-submit-button.tsx';
import { FormSwitchField } from './form-switch-field.tsx';
import { FormTextAreaField } from './form-text-area-field.tsx';
import { FormTextField } from './form-text-field.tsx';
import { FormTimeField } from './form-time-field.tsx';
import { RuleForm } from './rule-form.tsx';
import { useRuleForm } from './use-rule-form.ts';

function PartyForm() {
  const form = useRuleForm({
    defaultValues: {
      email: '',
      guests: null as number | null,
      budget: null as number | null,
      start: '',
      meal: '',
      note: '',
      isPublic: false,
      isAgreed: false,
    },
    rules: {
      email: [required, email],
      guests: [required],
      budget: [dollarAmount, required],
      start: [required, time],
      meal: [required],
      isAgreed: [accepted],
    },
    onSubmit: () => {
      toastStore.show({ tone: 'positive', message: 'Saved', autoDismissMs: 5000 });
    },
  });
  return (
    <RuleForm form={form} aria-label="Engagement party" className="max-w-100">
      <FormTextField form={form} name="email" label="E-mail" type="email" />
      <FormNumberField form={form} name="guests" label="Guests" minValue={0} />
      <FormMoneyField form={form} name="budget" label="Budget" />
      <FormTimeField form={form} name="start" label="Starts at" />
      <FormRadioGroupField
        form={form}
        name="meal"
        label="Meal"
        options={[
          { id: 'lunch', label: 'Lunch' },
          { id: 'dinner', label: 'Dinner' },
        ]}
      />
      <FormTextAreaField form={form} name="note" label="Note" isOptional rows={2} />
      <FormSwitchField form={form} name="isPublic" label="Show it on our website" />
      <FormCheckboxField form={form} name="isAgreed" label="We agree on all of this" />
      <FormSubmitButton form={form}>Save party</FormSubmitButton>
    </RuleForm>
  );
}

export const examples: readonly Example[] = [
  { title: 'Errors after a field was left, all at once on submit', render: () => <PartyForm /> },
];
