import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { ReviewCase } from '../../contract/support-reviews.contract.ts';
import { REVIEW_CASES_KEY } from '../../queries.ts';
import { DISPUTE_VERDICT_RULES, type DisputeVerdict } from '../../rules/dispute-rules.ts';

const WORDS = {
  KEEP: {
    title: 'Keep this review?',
    text: 'It loses its mark and stays as it is.',
    button: 'Keep review',
    done: 'Review kept',
  },
  REMOVE: {
    title: 'Take this review down?',
    text: 'It leaves the page and no longer counts. The couple can change it and send it again.',
    button: 'Take review down',
    done: 'Review taken down',
  },
} as const;

interface DisputeVerdictDialogProps {
  shown: ReviewCase;
  verdict: DisputeVerdict;
  onClose: () => void;
}

/** What becomes of a disputed review; both sides read the same reason. */
export function DisputeVerdictDialog({ shown, verdict, onClose }: DisputeVerdictDialogProps) {
  const { uuid, version } = shown;
  const words = WORDS[verdict];
  const decide = useAction({
    run: ({ reason }: { reason: string }) => api.reviewing.decideDispute({ uuid, version, verdict, reason }),
    refreshes: [REVIEW_CASES_KEY],
    done: words.done,
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { reason: '' },
    rules: DISPUTE_VERDICT_RULES,
    onSubmit: (values) => decide.mutateAsync(values),
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={words.title} size="small">
      <RuleForm form={form} aria-label={words.button}>
        <p className="mb-2">{words.text} What both sides showed is deleted.</p>
        <FormTextAreaField
          form={form}
          name="reason"
          label="Reason, as both sides read it"
          rows={4}
          countTo={500}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} pendingLabel="Saving">
            {words.button}
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
