import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { ModerationItem } from '../../contract/moderation.contract.ts';
import { moderationQuery } from '../../queries.ts';
import { LONGEST_NOTE, NOTE_RULES } from '../../rules/message-rules.ts';
import { titleOf } from './queue-view.ts';

/** Leaves the verdict to a colleague, with a word about what to look at. */
export function SecondLookDialog({ item, onClose }: { item: ModerationItem; onClose: () => void }) {
  const asking = useAction({
    run: (note: string) => api.inquiries.askSecondLook({ uuid: item.uuid, note }),
    refreshes: [moderationQuery.queryKey],
    done: 'A colleague will decide. You’ll find it under Second look.',
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { note: '' },
    rules: NOTE_RULES,
    onSubmit: async ({ note }) => {
      await asking.mutateAsync(note);
      onClose();
    },
    onUnexpectedError: (error) => reportError('second-look', error),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Ask for a second look"
      size="small"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Asking">
            Ask a colleague
          </FormSubmitButton>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">
        {titleOf(item)}: someone else on the team decides. You won’t be able to decide this one yourself.
      </p>
      <RuleForm form={form} aria-label="Ask for a second look">
        <FormTextAreaField
          form={form}
          name="note"
          label="What should they look at?"
          isOptional
          rows={3}
          countTo={LONGEST_NOTE}
        />
      </RuleForm>
    </Dialog>
  );
}
