import { type KeyboardEvent, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { reportError } from '#app/report-error.ts';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { CoupleFirstNames } from '../../rules/household-choices.ts';
import { LINES_RULES } from '../../rules/household-rules.ts';
import { LIST_OPTIONS, sideOptions } from './choice-options.ts';
import { LinesPreview } from './lines-preview.tsx';
import type { GuestLines } from './use-guest-actions.ts';

/** Names of many, ready for the next as soon as some are added. `onAdd` throws to refuse. */
export function useGuestLinesForm(onAdd: (typed: GuestLines) => Promise<unknown>) {
  const form = useRuleForm<GuestLines>({
    defaultValues: { lines: '', side: 'BOTH', list: 'INVITED' },
    rules: LINES_RULES,
    onSubmit: async (typed) => {
      await onAdd(typed);
      form.methods.resetField('lines');
      form.methods.setFocus('lines');
    },
    onUnexpectedError: (error) => reportError('guests', error),
  });
  return form;
}

interface GuestLinesFormProps {
  form: ReturnType<typeof useGuestLinesForm>;
  couple: CoupleFirstNames;
  rows: number;
}

/** One field for all of them: Enter adds, and a pasted list is many at once. */
export function GuestLinesForm({ form, couple, rows }: GuestLinesFormProps) {
  const { setFocus } = form.methods;
  useEffect(() => setFocus('lines'), [setFocus]);
  const lines = useWatch({ control: form.control, name: 'lines' });

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void form.submit();
  }

  return (
    <RuleForm form={form} aria-label="Add guests">
      <div role="presentation" onKeyDownCapture={onKeyDown}>
        <FormTextAreaField
          form={form}
          name="lines"
          label="Names"
          description="One household a line. Press Enter to add, or Shift + Enter for a new line."
          placeholder={'Sam & Alex Lee\nOkafor family (4)\nAna Cruz +1'}
          rows={rows}
        />
      </div>
      <LinesPreview lines={lines} />
      <div className="grid gap-x-3 sm:grid-cols-2">
        <FormSelectField form={form} name="side" label="Side" options={sideOptions(couple)} />
        <FormSelectField form={form} name="list" label="List" options={LIST_OPTIONS} />
      </div>
    </RuleForm>
  );
}
