import { api } from '#app/api.ts';
import { CODE_RULES } from '#app/rules/code-rules.ts';
import { useAction } from '#app/use-action.ts';
import { userQuery } from '#app/use-user.ts';
import { Button } from '#ui/button.tsx';
import { FormCodeField } from '#ui/form/form-code-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { ClaimPage } from '../../contract/claim.contract.ts';
import { claimQuery } from '../../queries.ts';
import { CODE_MINUTES } from '../../rules/claim-rules.ts';

type Props = { page: ClaimPage; sentTo: string; onOtherAddress: () => void };

/** The code from the mail. */
export function CodeForm({ page: { listing }, sentTo, onOtherAddress }: Props) {
  const { uuid } = listing;
  const confirm = useAction({
    run: ({ code }: { code: string }) => api.claims.confirmClaimCode({ uuid, code }),
    keeps: (queryClient, page) => queryClient.setQueryData(claimQuery(uuid).queryKey, page),
    refreshes: [userQuery.queryKey],
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { code: '' },
    rules: CODE_RULES,
    onSubmit: (values) => confirm.mutateAsync(values),
  });
  return (
    <RuleForm form={form} aria-label="The code we sent" className="mt-2">
      <p className="mb-2">
        We sent a code to <strong className="wrap-anywhere">{sentTo}</strong>. It’s good for {CODE_MINUTES}{' '}
        minutes.
      </p>
      <FormCodeField form={form} name="code" label="Code" />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FormSubmitButton form={form} pendingLabel="Checking">
          Claim listing
        </FormSubmitButton>
        <Button variant="quiet" onPress={onOtherAddress} className="px-3! max-sm:-ms-3">
          Send it again or elsewhere
        </Button>
      </div>
    </RuleForm>
  );
}
