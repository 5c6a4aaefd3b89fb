import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { HeldText } from '../../contract/support-listings.contract.ts';
import { HELD_KEY, REVIEWS_KEY } from '../../queries.ts';
import { LONGEST_REASON, REFUSAL_RULES } from '../../rules/review-decisions.ts';

type Props = { held: HeldText; title: string; onClose: () => void };

/** The text stays held; the vendor reads why. */
export function RefuseDialog({ held, title, onClose }: Props) {
  const { uuid, section, savedAt, name } = held;
  const refusing = useAction({
    run: (reason: string) => api.listings.refuseHeldText({ uuid, sectionKey: section, savedAt, reason }),
    refreshes: [HELD_KEY, REVIEWS_KEY],
    done: 'Sent. The listing keeps its earlier text.',
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { reason: '' },
    rules: REFUSAL_RULES,
    onSubmit: async ({ reason }) => {
      await refusing.mutateAsync(reason);
      onClose();
    },
    onUnexpectedError: (error) => reportError('refuse-held-text', error),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${title} of ${name}`}
      size="small"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Sending">
            Send to the vendor
          </FormSubmitButton>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">The listing keeps its earlier text until they change this one.</p>
      <RuleForm form={form} aria-label="Ask for a change">
        <FormTextAreaField
          form={form}
          name="reason"
          label="What should they change?"
          rows={3}
          countTo={LONGEST_REASON}
        />
      </RuleForm>
    </Dialog>
  );
}
