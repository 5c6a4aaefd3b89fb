import { useState } from 'react';
import { reportError } from '#app/report-error.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormChoiceChips } from '#ui/form/form-choice-chips.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { HELPER_RULES } from '../../rules/helper-rules.ts';
import {
  HELPER_RIGHT_LABELS,
  HELPER_RIGHTS,
  type HelperRight,
  LINK_END_LABELS,
  LINK_ENDS,
  type LinkEnd,
} from '../../rules/run-sheet-choices.ts';
import type { PlanActions } from './use-plan-actions.ts';

interface HelperDialogProps {
  actions: PlanActions;
  onClose: () => void;
}

export type HelperValues = { name: string; rights: HelperRight[]; ends: LinkEnd };

const RIGHTS = HELPER_RIGHTS.map((right) => ({ id: right, label: HELPER_RIGHT_LABELS[right] }));
const ENDS = LINK_ENDS.map((end) => ({ id: end, label: LINK_END_LABELS[end] }));

export function HelperDialog({ actions, onClose }: HelperDialogProps) {
  // Kept, so that a helper that is sent a second time is the same one.
  const [uuid] = useState(() => crypto.randomUUID());
  const form = useRuleForm<HelperValues>({
    defaultValues: { name: '', rights: ['CHECK_IN'], ends: 'MORNING' },
    rules: HELPER_RULES,
    onSubmit: async (values) => {
      await actions.addHelper({ ...values, uuid });
      onClose();
    },
    onUnexpectedError: (error) => reportError('day helper', error),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="New helper"
      footer={
        <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Creating">
          Create link
        </FormSubmitButton>
      }
    >
      <RuleForm form={form} aria-label="New helper">
        <FormTextField form={form} name="name" label="Name" autoComplete="off" />
        <FormChoiceChips form={form} name="rights" label="What they help with" options={RIGHTS} />
        <FormSelectField form={form} name="ends" label="Link works until" options={ENDS} />
      </RuleForm>
    </Dialog>
  );
}
