import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { SubmissionCase } from '../../contract/support-submissions.contract.ts';
import { SUBMISSION_CASES_KEY, submissionCaseQuery } from '../../queries.ts';
import { HELD_VERDICT_RULES, VERDICT_RULES, type Verdict } from '../../rules/verdicts.ts';

const WORDS = {
  ACCEPT: {
    title: 'Publish this wedding?',
    text: 'Everybody sees it at once. The couple gets an email with the way to take it down.',
    button: 'Publish wedding',
    done: 'Wedding published',
  },
  REJECT: {
    title: 'Turn this wedding away?',
    text: 'The photographer reads your reason by email and can send it again.',
    button: 'Turn away',
    done: 'Wedding turned away',
  },
  SPAM: {
    title: 'Mark this as spam?',
    text: 'It’s gone for good, with its photos. Nobody is told.',
    button: 'Mark as spam',
    done: 'Marked as spam',
  },
  TAKE_DOWN: {
    title: 'Take this wedding down?',
    text: 'Its page is gone at once. The photographer reads your reason by email and can send it again.',
    button: 'Take down',
    done: 'Wedding taken down',
  },
} as const;

interface VerdictDialogProps {
  shown: SubmissionCase;
  verdict: Verdict;
  onClose: () => void;
}

/** A verdict with its reason. */
export function VerdictDialog({ shown, verdict, onClose }: VerdictDialogProps) {
  const { uuid, version, holds } = shown;
  const words = WORDS[verdict];
  const isTold = verdict === 'REJECT' || verdict === 'TAKE_DOWN';
  const decide = useAction({
    run: ({ reason }: { reason: string }) =>
      api.submissions.decideSubmission({ uuid, version, verdict, reason }),
    refreshes: [submissionCaseQuery(uuid).queryKey, SUBMISSION_CASES_KEY],
    done: words.done,
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { verdict, reason: '' },
    rules: holds.length > 0 ? HELD_VERDICT_RULES : VERDICT_RULES,
    onSubmit: (values) => decide.mutateAsync(values),
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={words.title} size="small">
      <RuleForm form={form} aria-label={words.button}>
        <p className="mb-2">{words.text}</p>
        <FormTextAreaField
          form={form}
          name="reason"
          label={isTold ? 'Reason, as the photographer reads it' : 'Note for colleagues'}
          isOptional={verdict === 'SPAM' || (verdict === 'ACCEPT' && holds.length === 0)}
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
