import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { ClaimPage } from '../../contract/claim.contract.ts';
import { claimQuery } from '../../queries.ts';
import { CLAIM_EMAIL_RULES } from '../../rules/claim-rules.ts';

type Props = { page: ClaimPage; domain: string; onSent: () => void };

/** Where the code goes. */
export function EmailForm({ page: { listing }, domain, onSent }: Props) {
  const { uuid } = listing;
  const send = useAction({
    run: ({ email }: { email: string }) => api.claims.sendClaimCode({ uuid, email }),
    keeps: (queryClient, page) => queryClient.setQueryData(claimQuery(uuid).queryKey, page),
    onDone: onSent,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { email: '' },
    rules: CLAIM_EMAIL_RULES,
    onSubmit: (values) => send.mutateAsync(values),
  });
  return (
    <RuleForm form={form} aria-label="Where to send the code" className="mt-2">
      <FormTextField
        form={form}
        name="email"
        label="Your work email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={`you@${domain}`}
        description={`It has to end in @${domain}.`}
      />
      <FormSubmitButton form={form} pendingLabel="Sending" className="self-start">
        Send code
      </FormSubmitButton>
    </RuleForm>
  );
}
