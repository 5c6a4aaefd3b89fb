import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import type { SettingsFacts } from '#app/define-settings.ts';
import { FieldSkeletons } from '#app/field-skeletons.tsx';
import { Loaded } from '#app/loaded.tsx';
import { SettingsSection } from '#app/settings-section.tsx';
import { showDone } from '#app/show-done.ts';
import { USER_QUERY_KEY } from '#app/use-user.ts';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { NAME_RULES } from '../../rules/account-rules.ts';
import { profileQuery } from './account-queries.ts';

interface Names {
  firstName: string;
  lastName: string;
}

function NameForm({ firstName, lastName }: Names) {
  const queryClient = useQueryClient();
  const form = useRuleForm({
    defaultValues: { firstName, lastName },
    rules: NAME_RULES,
    onSubmit: async (names) => {
      const profile = await api.identity.account.changeName(names);
      queryClient.setQueryData(profileQuery.queryKey, profile);
      await queryClient.invalidateQueries({ queryKey: USER_QUERY_KEY });
      showDone('Your name is saved.');
    },
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
      lead={isPlanning ? 'How we greet you, and how the people you plan with see you.' : 'How we greet you.'}
    >
      <Loaded query={profile} label="your name" skeleton={<FieldSkeletons count={2} columns={2} />}>
        {({ firstName, lastName }) => <NameForm firstName={firstName} lastName={lastName} />}
      </Loaded>
    </SettingsSection>
  );
}
