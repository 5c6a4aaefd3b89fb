import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { FormRadioCards } from '#ui/form/form-radio-cards.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { WEDDING_KEY } from '../../queries.ts';
import { INVITATION_RULES } from '../../rules/invitation-rules.ts';
import type { InvitationRole } from '../../rules/member-roles.ts';
import { INVITATION_ROLE_LABELS, INVITATION_ROLES } from '../../rules/member-roles.ts';

const WHAT_THEY_DO: Readonly<Record<InvitationRole, string>> = {
  PARTNER: 'Everything, like you',
  PLANNER: 'Everything but the budget and account',
  FAMILY: 'Helps with the guest list',
  VIEWER: 'View only',
};

function isRole(text: string): text is InvitationRole {
  return INVITATION_ROLES.some((role) => role === text);
}

export function InviteForm({ hasBothPartners }: { hasBothPartners: boolean }) {
  const invite = useAction({
    run: (person: { firstName: string; email: string; role: InvitationRole }) =>
      api.weddings.sendInvitation(person),
    refreshes: [WEDDING_KEY],
    done: ({ firstName }) => `${firstName}’s invitation is on its way.`,
    failure: 'here',
  });
  const options = INVITATION_ROLES.filter((role) => role !== 'PARTNER' || !hasBothPartners).map((role) => ({
    id: role,
    label: INVITATION_ROLE_LABELS[role],
    description: WHAT_THEY_DO[role],
  }));
  const form = useRuleForm({
    defaultValues: { firstName: '', email: '', role: hasBothPartners ? '' : 'PARTNER' },
    rules: INVITATION_RULES,
    onSubmit: async ({ role, ...person }) => {
      if (!isRole(role)) return;
      await invite.mutateAsync({ ...person, role });
      form.methods.reset();
    },
  });
  return (
    <div>
      <h3 id="invite-title">Invite someone</h3>
      <RuleForm form={form} aria-labelledby="invite-title" className="mt-3">
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          <FormTextField form={form} name="firstName" label="Their first name" autoComplete="off" />
          <FormTextField
            form={form}
            name="email"
            label="Their email"
            type="email"
            inputMode="email"
            autoComplete="off"
          />
        </div>
        <FormRadioCards form={form} name="role" label="They’ll join as" options={options} columns={2} />
        <FormSubmitButton form={form} className="self-start">
          Send invitation
        </FormSubmitButton>
      </RuleForm>
    </div>
  );
}
