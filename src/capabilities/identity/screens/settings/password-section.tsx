import { useQuery } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { FieldSkeletons } from '#app/field-skeletons.tsx';
import { Loaded } from '#app/loaded.tsx';
import { SettingsSection } from '#app/settings-section.tsx';
import { useAction } from '#app/use-action.ts';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { NewPasswordField } from '../../parts/new-password-field.tsx';
import { ACCOUNT_KEYS, profileQuery } from '../../queries.ts';
import { passwordChangeRules } from '../../rules/account-rules.ts';
import type { PasswordOwner } from '../../rules/own-words.ts';

type PasswordFormProps = { profile: PasswordOwner & { isVendor: boolean } };

function PasswordForm({ profile }: PasswordFormProps) {
  const { email, isVendor } = profile;
  const change = useAction({
    run: (values: { currentPassword: string; newPassword: string }) =>
      api.identity.account.changePassword(values),
    refreshes: ACCOUNT_KEYS,
    done: 'Password changed. Your other devices are signed out.',
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { currentPassword: '', newPassword: '' },
    rules: passwordChangeRules(isVendor),
    onSubmit: async (values) => {
      await change.mutateAsync(values);
      form.methods.reset();
    },
  });
  return (
    <RuleForm form={form} aria-labelledby="password-title">
      {/* Password managers save the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormTextField
        form={form}
        name="currentPassword"
        label="Current password"
        type="password"
        autoComplete="current-password"
        className="max-w-120"
      />
      <NewPasswordField
        form={form}
        name="newPassword"
        label="New password"
        owner={profile}
        description={
          isVendor
            ? 'At least 8 characters'
            : 'At least 8 characters, with upper and lower case, a number, and a symbol'
        }
        className="max-w-120"
      />
      <FormSubmitButton form={form} className="mt-1 self-start">
        Change password
      </FormSubmitButton>
    </RuleForm>
  );
}

export function PasswordSection() {
  const profile = useQuery(profileQuery);
  return (
    <SettingsSection id="password" title="Password" lead="Changing it signs you out everywhere else.">
      <Loaded query={profile} label="this form" skeleton={<FieldSkeletons count={2} />}>
        {(mine) => <PasswordForm profile={mine} />}
      </Loaded>
    </SettingsSection>
  );
}
