import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { ClaimCase } from '../../contract/support-claims.contract.ts';
import { supportClaimsQuery } from '../../queries.ts';
import { DECISION_RULES } from '../../rules/claim-rules.ts';

export type Verdict = 'GRANT' | 'REFUSE';

type Props = { claim: ClaimCase; verdict: Verdict; onClose: () => void };

/** Why, in words that the claimant reads where it is refused, and colleagues in either case. */
export function DecideDialog({ claim, verdict, onClose }: Props) {
  const isGrant = verdict === 'GRANT';
  const { id, listing, claimant } = claim;
  const decide = useAction({
    run: ({ reason }: { reason: string }) => api.claims.decideClaim({ id, verdict, reason }),
    refreshes: [supportClaimsQuery.queryKey],
    done: `${listing.name}: claim ${isGrant ? 'granted' : 'refused'}`,
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { reason: '' },
    rules: DECISION_RULES,
    onSubmit: (values) => decide.mutateAsync(values),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isGrant ? `Grant ${listing.name}?` : `Refuse the claim to ${listing.name}?`}
      size="small"
    >
      <RuleForm form={form} aria-label={isGrant ? 'Grant the claim' : 'Refuse the claim'}>
        <p className="mb-2">
          {isGrant
            ? `${claimant.name} becomes the owner. Reviews stay; whoever owned it before leaves unless they agreed.`
            : `${claimant.name} reads your reason by email and can try again.`}
        </p>
        <FormTextAreaField form={form} name="reason" label="Reason" rows={4} countTo={500} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} pendingLabel="Saving">
            {isGrant ? 'Grant claim' : 'Refuse claim'}
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
