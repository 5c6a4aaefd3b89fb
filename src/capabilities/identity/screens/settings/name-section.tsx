import { useQuery } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import type { SettingsFacts } from '#app/define-settings.ts';
import { FieldSkeletons } from '#app/field-skeletons.tsx';
import { Loaded } from '#app/loaded.tsx';
import { SettingsSection } from '#app/settings-section.tsx';
import { useAction } from '#app/use-action.ts';
import { userQuery } from '#app/use-user.ts';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { profileQuery } from '../../queries.ts';
import { NAME_RULES } from '../../rules/account-rules.ts';

interface Names {
  firstName: string;
  lastName: string;
}

function NameForm({ firstName, lastName }: Names) {
  const save = useAction({
    run: (names: Names) => api.identity.account.changeName(names),
    keeps: (queryClient, profile) => queryClient.setQueryData(profileQuery.queryKey, profile),
    refreshes: [userQuery.queryKey],
    done: 'Name saved.',
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { firstName, lastName },
    rules: NAME_RULES,
    onSubmit: (names) => save.mutateAsync(names),
  });
  return (
    <RuleForm form={form} aria-labelledby="name-title">
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <FormTextField form={form} name="firstName" label="First name" autoComplete="given-name" />
        <FormTextField form={form} name="lastName" label="Last name" isOptional autoComplete="family-name" />
      </div>
      <FormSubmitButton form={form} className="self-start">
        Save name
      </FormSubmitButton>
    </RuleForm>
  );
}

export function NameSection({ isPlanning }: SettingsFacts) {
  const profile = useQuery(profileQuery);
  return (
    <SettingsSection
      id="name"
      title="Your name"
      lead={isPlanning ? 'What we call you, and what the people you plan with see.' : 'What we call you.'}
    >
      <Loaded query={profile} label="your name" skeleton={<FieldSkeletons count={2} columns={2} />}>
        {({ firstName, lastName }) => <NameForm firstName={firstName} lastName={lastName} />}
      </Loaded>
    </SettingsSection>
  );
}
