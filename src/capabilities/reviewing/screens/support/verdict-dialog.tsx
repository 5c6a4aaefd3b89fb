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
import { HELD_VERDICT_RULES, type ReviewVerdict, VERDICT_RULES } from '../../rules/review-verdicts.ts';

const WORDS = {
  ACCEPT: {
    title: 'Accept this review?',
    text: 'It’s shown at once and counts. Its proof is deleted. Criticism is no reason to refuse one.',
    button: 'Accept review',
    done: 'Review accepted',
  },
  REJECT: {
    title: 'Turn this review away?',
    text: 'The couple reads your reason by email and can send it again.',
    button: 'Turn away',
    done: 'Review turned away',
  },
  SPAM: {
    title: 'Mark this review as spam?',
    text: 'It’s gone for good. Nobody is told.',
    button: 'Mark as spam',
    done: 'Review marked as spam',
  },
} as const;

interface VerdictDialogProps {
  shown: ReviewCase;
  verdict: ReviewVerdict;
  onClose: () => void;
}

/** A verdict with its reason. */
export function VerdictDialog({ shown, verdict, onClose }: VerdictDialogProps) {
  const { uuid, version, holds } = shown;
  const words = WORDS[verdict];
  const decide = useAction({
    run: ({ reason }: { reason: string }) => api.reviewing.decideReview({ uuid, version, verdict, reason }),
    refreshes: [REVIEW_CASES_KEY],
    done: words.done,
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { verdict, reason: '' },
    rules: holds.length > 0 ? HELD_VERDICT_RULES : VERDICT_RULES,
    onSubmit: (values) => decide.mutateAsync(values),
  });
  const isOptional = verdict === 'SPAM' || (verdict === 'ACCEPT' && holds.length === 0);
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={words.title} size="small">
      <RuleForm form={form} aria-label={words.button}>
        <p className="mb-2">{words.text}</p>
        <FormTextAreaField
          form={form}
          name="reason"
          label={verdict === 'REJECT' ? 'Reason, as the couple reads it' : 'Note for colleagues'}
          isOptional={isOptional}
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
