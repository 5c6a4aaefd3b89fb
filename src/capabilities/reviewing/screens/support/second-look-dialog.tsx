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
import { SECOND_LOOK_RULES } from '../../rules/review-verdicts.ts';

/** What a colleague should look at. */
export function SecondLookDialog({ shown: { uuid }, onClose }: { shown: ReviewCase; onClose: () => void }) {
  const ask = useAction({
    run: ({ note }: { note: string }) => api.reviewing.askSecondLook({ uuid, note }),
    refreshes: [REVIEW_CASES_KEY],
    done: 'A colleague decides this one',
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { note: '' },
    rules: SECOND_LOOK_RULES,
    onSubmit: (values) => ask.mutateAsync(values),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Ask for a second look?"
      size="small"
    >
      <RuleForm form={form} aria-label="Ask for a second look">
        <FormTextAreaField form={form} name="note" label="What makes you unsure?" rows={4} countTo={500} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} pendingLabel="Saving">
            Ask a colleague
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
