import { reportError } from '#app/report-error.ts';
import { plural } from '#base/text.ts';
import { typedDate } from '#base/typed-date.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { Household } from '../../contract.ts';
import {
  MAILING_CHANNEL_LABELS,
  MAILING_CHANNELS,
  MAILING_KIND_LABELS,
  MAILING_KINDS,
} from '../../rules/mailings/mailing.ts';
import { MAILING_FORM_RULES, type MailingValues, mailingInput } from './mailing-form.ts';
import type { MarkSent } from './use-mailing-actions.ts';

const KINDS = MAILING_KINDS.map((kind) => ({ id: kind, label: MAILING_KIND_LABELS[kind] }));
const CHANNELS = MAILING_CHANNELS.map((channel) => ({ id: channel, label: MAILING_CHANNEL_LABELS[channel] }));

interface MarkSentDialogProps {
  households: readonly Household[];
  today: string;
  markSent: MarkSent;
  onClose: () => void;
}

export function MarkSentDialog({ households, today, markSent, onClose }: MarkSentDialogProps) {
  const form = useRuleForm<MailingValues>({
    defaultValues: { kind: 'INVITATION', channel: 'PAPER', sentOn: typedDate(today) },
    rules: MAILING_FORM_RULES,
    onSubmit: async (values) => {
      await markSent(mailingInput(values), households);
      onClose();
    },
    onUnexpectedError: (error) => reportError('guest-mailings', error),
  });
  const title = `Mark ${plural(households.length, 'household')} as sent`;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="small"
      footer={
        <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Saving">
          Mark as sent
        </FormSubmitButton>
      }
    >
      <RuleForm form={form} aria-label={title}>
        <FormSelectField form={form} name="kind" label="What" options={KINDS} />
        <FormSelectField form={form} name="channel" label="How" options={CHANNELS} />
        <FormDateField form={form} name="sentOn" label="When" />
      </RuleForm>
    </Dialog>
  );
}
