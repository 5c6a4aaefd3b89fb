import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { STOREFRONT_ROLES } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormChoiceChips } from '#ui/form/form-choice-chips.tsx';
import { FormRadioCards } from '#ui/form/form-radio-cards.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { Invite, Team } from '../../contract/team.contract.ts';
import { keepTeam, TEAM_LOG_KEY } from '../../queries.ts';
import { INVITE_RULES } from '../../rules/invite-rules.ts';
import { ROLE_LABELS, roleSentence } from '../../rules/role-words.ts';

const NO_LISTINGS: string[] = [];

/** By mail, for this listing and any others of the same owner. */
export function InviteDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const { storefrontUuid: uuid, storefrontName, roles, otherListings } = team;
  const invite = useAction({
    run: (person: Omit<Invite, 'uuid'>) => api.teams.invite({ uuid, ...person }),
    keeps: keepTeam,
    refreshes: [TEAM_LOG_KEY],
    done: ({ email }) => `Your invitation to ${email} is on its way.`,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { email: '', role: 'RESPONDER', alsoStorefrontUuids: NO_LISTINGS },
    rules: INVITE_RULES,
    onSubmit: async ({ role: chosen, ...person }) => {
      const role = STOREFRONT_ROLES.find((each) => each === chosen);
      if (!role) return;
      await invite.mutateAsync({ ...person, role });
      onClose();
    },
    onUnexpectedError: (error) => reportError('team-invite', error),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Invite someone to ${storefrontName}`}
    >
      <RuleForm form={form} aria-label="Invite someone">
        <FormTextField
          form={form}
          name="email"
          label="Their email"
          type="email"
          inputMode="email"
          autoComplete="off"
          description="They join with an account for this address."
          autoFocus
          isRequired
        />
        <FormRadioCards
          form={form}
          name="role"
          label="They’ll join as"
          options={roles.map(({ role, allowed }) => ({
            id: role,
            label: ROLE_LABELS[role],
            description: roleSentence(allowed),
          }))}
        />
        {otherListings.length > 0 && (
          <FormChoiceChips
            form={form}
            name="alsoStorefrontUuids"
            label="Also give access to"
            options={otherListings.map(({ uuid: id, name: label }) => ({ id, label }))}
            isOptional
          />
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form}>Send invitation</FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
