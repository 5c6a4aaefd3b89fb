import { useWatch } from 'react-hook-form';
import { reportError } from '#app/report-error.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormRadioCards } from '#ui/form/form-radio-cards.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTimeField } from '#ui/form/form-time-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { OpenedMessage } from '../../contract/messages.contract.ts';
import { type ApprovalValues, approvalFormRules } from './message-form.ts';
import { momentIn } from './message-words.ts';

interface ApproveDialogProps {
  opened: OpenedMessage;
  onApprove: (values: ApprovalValues) => Promise<unknown>;
  onClose: () => void;
}

const TIMES = [
  { id: 'NOW', label: 'Now' },
  { id: 'LATER', label: 'At a day and time' },
];

/** The last step: how many it reaches, and when. */
export function ApproveDialog({ opened, onApprove, onClose }: ApproveDialogProps) {
  const { message, reach, today, zone } = opened;
  const form = useRuleForm<ApprovalValues>({
    defaultValues: { when: 'NOW', day: '', time: '' },
    rules: approvalFormRules(today),
    onSubmit: async (values) => {
      await onApprove(values);
      onClose();
    },
    onUnexpectedError: (error) => reportError('guest-messages', error),
  });
  const when = useWatch({ control: form.control, name: 'when' });
  const isReminder = message.kind === 'REMINDER';
  const isNow = !isReminder && when === 'NOW';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isReminder ? 'Approve this reminder' : 'Send this message'}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Approving">
            {isNow ? 'Send now' : 'Approve'}
          </FormSubmitButton>
        </>
      }
    >
      <RuleForm form={form} aria-label="When to send it">
        <p className="mb-4">
          {isReminder && message.goesOutAt
            ? `It goes out ${momentIn(zone, message.goesOutAt)} to households that haven’t answered by then. Today that’s ${plural(reach.gets, 'household')}.`
            : `${plural(reach.gets, 'household')} will get it. Once it’s going out, it can’t be called back.`}
        </p>
        {!isReminder && <FormRadioCards form={form} name="when" label="When" options={TIMES} columns={2} />}
        {!isReminder && when === 'LATER' && (
          <div className="grid gap-x-3 sm:grid-cols-2">
            <FormDateField form={form} name="day" label="Day" />
            <FormTimeField form={form} name="time" label="Time" description="Where the wedding is." />
          </div>
        )}
      </RuleForm>
    </Dialog>
  );
}
