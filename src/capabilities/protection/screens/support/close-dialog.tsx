import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { paymentLeftoversQuery } from '../../queries.ts';
import { CLOSING_RULES } from '../../rules/grant-rules.ts';

export type Closed = { kind: 'DIFFERENCE' | 'REFUND'; id: string };

/** What was done about it, for whoever looks later. */
export function CloseDialog({ closed, onClose }: { closed: Closed; onClose: () => void }) {
  const close = useAction({
    run: ({ note }: { note: string }) => api.protection.closePaymentLeftover({ ...closed, note }),
    keeps: (queryClient, answer) => queryClient.setQueryData(paymentLeftoversQuery.queryKey, answer),
    done: 'Closed',
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { note: '' },
    rules: CLOSING_RULES,
    onSubmit: (values) => close.mutateAsync(values),
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Close this?" size="small">
      <RuleForm form={form} aria-label="Close">
        <FormTextAreaField form={form} name="note" label="What was done" rows={4} countTo={500} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} pendingLabel="Saving">
            Close for good
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
