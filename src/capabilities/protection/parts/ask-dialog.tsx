import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormRadioGroupField } from '#ui/form/form-radio-group-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { leadRefundQuery } from '../queries.ts';
import { REFUND_CASE_KEYS, type RefundCase } from '../rules/protection-cases.data.ts';
import { askedLabel, REQUEST_RULES, type RequestAnswers, WORDS_MAX } from '../rules/request-rules.ts';

const OPTIONS = REFUND_CASE_KEYS.map((key) => ({ id: key, label: askedLabel(key) }));

const EMPTY: RequestAnswers = { reason: '', words: '' };

/** Why the credits should come back, in the vendor's words. Once for each lead. */
export function AskDialog({
  uuid,
  credits,
  onClose,
}: {
  uuid: string;
  credits: number;
  onClose: () => void;
}) {
  const ask = useAction({
    run: (answers: { reason: RefundCase; words: string }) =>
      api.protection.askForRefund({ uuid, ...answers }),
    keeps: (queryClient, answer) => queryClient.setQueryData(leadRefundQuery(uuid).queryKey, answer),
    done: 'We got your request and answer within two business days.',
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: EMPTY,
    rules: REQUEST_RULES,
    onSubmit: async ({ reason, words }) => {
      if (reason === '') return;
      await ask.mutateAsync({ reason, words });
      onClose();
    },
    onUnexpectedError: (error) => reportError('ask-for-refund', error),
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Ask for a refund">
      <RuleForm form={form} aria-label="Ask for a refund">
        <p className="mb-2 text-ink-soft">
          You paid {plural(credits, 'credit')} for this lead. A person looks at your request; you can ask
          once.
        </p>
        <FormRadioGroupField form={form} name="reason" label="What happened?" options={OPTIONS} />
        <FormTextAreaField form={form} name="words" label="Tell us more" rows={4} countTo={WORDS_MAX} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} pendingLabel="Sending">
            Send request
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
