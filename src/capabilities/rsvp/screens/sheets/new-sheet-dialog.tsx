import { reportError } from '#app/report-error.ts';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormChoiceChips } from '#ui/form/form-choice-chips.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { SHEET_FIELD_LABELS, SHEET_FIELDS, USUAL_FIELDS } from '../../rules/sheets/sheet-fields.ts';
import { SHEET_RULES } from '../../rules/sheets/sheet-rules.ts';
import type { NewSheet, SheetActions } from './use-sheet-actions.ts';

interface NewSheetDialogProps {
  events: readonly GuestEvent[];
  actions: SheetActions;
  onClose: () => void;
}

const FIELD_OPTIONS = SHEET_FIELDS.map((field) => ({ id: field, label: SHEET_FIELD_LABELS[field] }));

export function NewSheetDialog({ events, actions, onClose }: NewSheetDialogProps) {
  const form = useRuleForm<NewSheet>({
    defaultValues: { eventUuid: events[0]?.uuid ?? '', label: '', fields: [...USUAL_FIELDS] },
    rules: SHEET_RULES,
    onSubmit: async (sheet) => {
      await actions.add(sheet);
      onClose();
    },
    onUnexpectedError: (error) => reportError('sheets', error),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="New sheet"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Creating">
            Create link
          </FormSubmitButton>
        </>
      }
    >
      <RuleForm form={form} aria-label="New sheet">
        <FormTextField
          form={form}
          name="label"
          label="Who is it for?"
          description="Only you see this, such as “Hudson Catering”."
          autoComplete="off"
        />
        <FormSelectField
          form={form}
          name="eventUuid"
          label="Event"
          options={events.map(({ uuid, name }) => ({ id: uuid, label: name }))}
        />
        <FormChoiceChips form={form} name="fields" label="What they see" options={FIELD_OPTIONS} />
      </RuleForm>
    </Dialog>
  );
}
