import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { reportError } from '#app/report-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { SuggestionInput } from '../../contract/suggestions.contract.ts';
import type { CoupleFirstNames } from '../../rules/household-choices.ts';
import { SUGGESTION_RULES } from '../../rules/suggestions/suggestion-rules.ts';
import { sideOptions } from '../guests/choice-options.ts';
import { LinesPreview } from '../guests/lines-preview.tsx';

export type SuggestionValues = Omit<SuggestionInput, 'uuid'>;

interface SuggestDialogProps {
  couple: CoupleFirstNames;
  /** Throws to refuse. */
  onSuggest: (given: SuggestionInput) => Promise<unknown>;
  onClose: () => void;
}

export function SuggestDialog({ couple, onSuggest, onClose }: SuggestDialogProps) {
  // The same words sent again are the same suggestion; other words are another one.
  const sent = useRef({ words: '', uuid: '' });
  const form = useRuleForm<SuggestionValues>({
    defaultValues: { lines: '', side: 'BOTH', note: '' },
    rules: SUGGESTION_RULES,
    onSubmit: async (values) => {
      const words = JSON.stringify(values);
      if (sent.current.words !== words) sent.current = { words, uuid: crypto.randomUUID() };
      await onSuggest({ ...values, uuid: sent.current.uuid });
      onClose();
    },
    onUnexpectedError: (error) => reportError('guest-suggestions', error),
  });
  const lines = useWatch({ control: form.control, name: 'lines' });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Suggest guests"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Sending">
            Suggest
          </FormSubmitButton>
        </>
      }
    >
      <RuleForm form={form} aria-label="Suggest guests">
        <FormTextAreaField
          form={form}
          name="lines"
          label="Names"
          description="One household a line. The couple decides who is added."
          placeholder={'Sam & Alex Lee\nOkafor family (4)\nAna Cruz +1'}
          rows={3}
        />
        <LinesPreview lines={lines} />
        <FormSelectField form={form} name="side" label="Side" options={sideOptions(couple)} />
        <FormTextAreaField form={form} name="note" label="Note to the couple" isOptional rows={2} />
      </RuleForm>
    </Dialog>
  );
}
