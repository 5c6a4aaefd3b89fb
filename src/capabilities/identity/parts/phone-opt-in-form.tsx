import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { reportError } from '#app/report-error.ts';
import { US_PHONE_PLACEHOLDER } from '#base/validation/phone.ts';
import { FormCheckboxField } from '#ui/form/form-checkbox-field.tsx';
import { FormPhoneField } from '#ui/form/form-phone-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { PHONE_OPT_IN_RULES, phoneOptInPayload } from '../rules/account-rules.ts';

const CONSENT =
  'I agree to receive text messages from Ampersand at this number about my leads and my listing. Message and data rates may apply. Reply STOP to end them.';

export interface PhoneOptInFormProps {
  phoneNumber: string | null;
  onOptedIn: (phoneNumber: string) => unknown;
}

export function PhoneOptInForm({ phoneNumber, onOptedIn }: PhoneOptInFormProps) {
  const form = useRuleForm({
    defaultValues: { phoneNumber: phoneNumber ?? '', optedIn: false },
    rules: PHONE_OPT_IN_RULES,
    onSubmit: async (values) => {
      try {
        await api.identity.vendorUser.optInPhone(phoneOptInPayload(values));
      } catch (error) {
        // A failure is logged and not shown (specification, error catalogue); closing the code dialog is no failure.
        if (!hasErrorCode(error, 'two_factor_required')) reportError('phone-opt-in', error);
        return;
      }
      await onOptedIn(values.phoneNumber);
    },
  });
  return (
    <RuleForm form={form} aria-label="Text messages">
      <FormPhoneField
        form={form}
        name="phoneNumber"
        label="Mobile number"
        placeholder={US_PHONE_PLACEHOLDER}
        isRequired
      />
      <FormCheckboxField
        form={form}
        name="optedIn"
        label={<span className="block text-sm">{CONSENT}</span>}
        isRequired
      />
      <FormSubmitButton form={form} pendingLabel="Saving" className="self-start">
        Turn on text messages
      </FormSubmitButton>
    </RuleForm>
  );
}
