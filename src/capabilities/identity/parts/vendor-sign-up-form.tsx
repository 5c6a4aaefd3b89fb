import { useWatch } from 'react-hook-form';
import { api } from '#app/api.ts';
import { leaveTo } from '#app/leave-to.ts';
import { reportError } from '#app/report-error.ts';
import { paths } from '#app/rules/paths.ts';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { VENDOR_SIGN_UP_RULES } from '../rules/sign-up-rules.ts';
import { NewPasswordField } from './new-password-field.tsx';

export interface VendorSignUpFormProps {
  /** Known already, of whoever comes by a link that was mailed there. */
  email?: string;
  addressProof?: string | null;
  /** Where to go on; to their work unless somebody says otherwise. */
  destination?: string;
}

export function VendorSignUpForm({
  email = '',
  addressProof,
  destination = paths.start({ side: 'vendor' }),
}: VendorSignUpFormProps) {
  const form = useRuleForm({
    defaultValues: { firstName: '', lastName: '', email, password: '' },
    rules: VENDOR_SIGN_UP_RULES,
    onSubmit: async (values) => {
      await api.identity.auth.signUpVendor({ ...values, addressProof: addressProof ?? undefined });
      await leaveTo(destination);
    },
    onUnexpectedError: (error) => reportError('vendor-sign-up', error),
  });
  const owner = useWatch({ control: form.control });
  return (
    <RuleForm form={form} aria-label="Create your vendor account">
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <FormTextField form={form} name="firstName" label="First name" autoComplete="given-name" isRequired />
        <FormTextField form={form} name="lastName" label="Last name" autoComplete="family-name" isRequired />
      </div>
      <FormTextField
        form={form}
        name="email"
        label="Work email"
        type="email"
        autoComplete="username"
        isRequired
      />
      <NewPasswordField form={form} name="password" label="Password" owner={owner} isRequired />
      <FormSubmitButton
        form={form}
        size="large"
        isFullWidth
        pendingLabel="Creating your account"
        className="mt-2"
      >
        Create your account
      </FormSubmitButton>
    </RuleForm>
  );
}
