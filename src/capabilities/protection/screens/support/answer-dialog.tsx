import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { RefundCaseView } from '../../contract/support-refunds.contract.ts';
import { refundRequestsQuery } from '../../queries.ts';
import { ANSWER_RULES, WORDS_MAX } from '../../rules/request-rules.ts';

export type Verdict = 'GRANT' | 'DECLINE';

type Props = { request: RefundCaseView; verdict: Verdict; onClose: () => void };

/** What the vendor reads with the decision, on the lead and by email. */
export function AnswerDialog({ request, verdict, onClose }: Props) {
  const isGrant = verdict === 'GRANT';
  const { inquiryUuid, coupleNames, listingName, credits } = request;
  const decide = useAction({
    run: ({ answer }: { answer: string }) =>
      api.protection.decideRefundRequest({ inquiryUuid, verdict, answer }),
    refreshes: [refundRequestsQuery.queryKey],
    done: isGrant ? `${plural(credits, 'credit')} given back to ${listingName}` : 'Request declined',
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { answer: '' },
    rules: ANSWER_RULES,
    onSubmit: (values) => decide.mutateAsync(values),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isGrant ? `Refund ${coupleNames}?` : `Decline the refund of ${coupleNames}?`}
      size="small"
    >
      <RuleForm form={form} aria-label={isGrant ? 'Refund the lead' : 'Decline the refund'}>
        <p className="mb-2">
          {isGrant
            ? `${listingName} gets ${plural(credits, 'credit')} back, and your words by email.`
            : `${listingName} reads your words by email and can’t ask again.`}
        </p>
        <FormTextAreaField form={form} name="answer" label="Your words" rows={4} countTo={WORDS_MAX} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} pendingLabel="Saving">
            {isGrant ? 'Refund lead' : 'Decline refund'}
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
