import { useState } from 'react';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import {
  LONGEST_REPORT,
  REPORT_REASONS,
  REPORT_RULES,
  type ReportReason,
} from '#capabilities/storefronts/rules/report-reasons.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormRadioGroupField } from '#ui/form/form-radio-group-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';

export interface ReportDialogProps {
  uuid: string;
  name: string;
  onClose: () => void;
}

const options = REPORT_REASONS.map(({ key, label }) => ({ id: key, label }));

function Thanks({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p role="status">
        Our support team will look at this listing. We don’t tell the business who reported it, and we can’t
        answer each report.
      </p>
      <Button onPress={onClose} className="mt-6">
        Done
      </Button>
    </>
  );
}

/** Why, and in a few words what; sent to support, never to the business. */
export function ReportDialog({ uuid, name, onClose }: ReportDialogProps) {
  const [isSent, setSent] = useState(false);
  const form = useRuleForm({
    defaultValues: { reason: '', text: '' },
    rules: REPORT_RULES,
    onSubmit: async ({ reason, text }) => {
      await api.storefronts.reportStorefront({ uuid, reason: reason as ReportReason, text });
      setSent(true);
    },
    onUnexpectedError: (error) => reportError('report-storefront', error),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isSent ? 'Thank you' : `Report ${name}`}
    >
      {isSent ? (
        <Thanks onClose={onClose} />
      ) : (
        <RuleForm form={form} aria-label={`Report ${name}`}>
          <FormRadioGroupField
            form={form}
            name="reason"
            label="What is wrong?"
            options={options}
            isRequired
          />
          <FormTextAreaField
            form={form}
            name="text"
            label="What should we know?"
            isOptional
            countTo={LONGEST_REPORT}
          />
          <FormSubmitButton form={form} pendingLabel="Sending">
            Send report
          </FormSubmitButton>
        </RuleForm>
      )}
    </Dialog>
  );
}
