import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { paths } from '#app/rules/paths.ts';
import { saveFile } from '#app/save-file.ts';
import { plural } from '#base/text.ts';
import { FormRadioCards } from '#ui/form/form-radio-cards.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { Formality } from '../../rules/envelope-names.ts';
import { EVERYONE, writeGuestView } from '../../rules/guest-view.ts';
import { isLabelKind, mostSkipped, type PrintKind } from '../../rules/label-sheets.ts';
import { NEW_PRINT, PRINT_FORM_RULES, type PrintValues, printInput } from './print-form.ts';

const KINDS: readonly { id: PrintKind; label: string }[] = [
  { id: 'LABELS_5160', label: 'Labels, 30 a sheet (Avery 5160)' },
  { id: 'LABELS_8160', label: 'Labels for ink-jet (Avery 8160)' },
  { id: 'LABELS_5163', label: 'Large labels, 10 a sheet (Avery 5163)' },
  { id: 'ENVELOPES_A7', label: 'Envelopes, A7 (5¼ × 7¼ in)' },
];
const FORMALITIES: readonly { id: Formality; label: string; description: string }[] = [
  { id: 'FORMAL', label: 'Formal', description: 'Ms. Ana Lee and Mr. Tom Park' },
  { id: 'RELAXED', label: 'Relaxed', description: 'Ana Lee & Tom Park' },
];

interface PrintPanelProps {
  formality: Formality;
  onFormality: (formality: Formality) => void;
  /** Households with an address, and without. */
  ready: number;
  missing: number;
  /** Null for everybody who is invited. */
  householdUuids: string[] | null;
}

/** What to print and how it is worded. The list beside it shows the words. */
export function PrintPanel({ formality, onFormality, ready, missing, householdUuids }: PrintPanelProps) {
  const form = useRuleForm<PrintValues>({
    defaultValues: { ...NEW_PRINT, formality },
    rules: PRINT_FORM_RULES,
    onSubmit: async (values) => {
      const file = await api.guests.printEnvelopes(printInput(values, householdUuids));
      saveFile(file, file.name);
      toastStore.show({
        id: 'printed',
        tone: 'positive',
        message: `Your file with ${plural(ready, 'address', 'addresses')} is ready. Print it at 100 %.`,
      });
    },
    onUnexpectedError: (error) => reportError('guest-envelopes', error),
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const chosen = useWatch({ control: form.control, name: 'formality' });
  useEffect(() => onFormality(chosen), [chosen, onFormality]);
  return (
    <section aria-label="Print" className="rounded-card border border-line bg-paper p-5" data-print="hidden">
      <h2 className="mb-1 font-display text-2xl">Print</h2>
      <p className="mb-4 text-ink-soft">
        {plural(ready, 'household')} with an address.
        {missing > 0 && (
          <>
            {' '}
            <Link
              to={`${paths.guests()}${writeGuestView({ ...EVERYONE, list: 'INVITED', isAddressMissing: true })}`}
              className="text-secondary underline"
            >
              {missing} without
            </Link>
          </>
        )}
      </p>
      <RuleForm form={form} aria-label="Print">
        <FormRadioCards form={form} name="formality" label="Wording" options={FORMALITIES} columns={1} />
        <FormSelectField form={form} name="kind" label="Paper" options={KINDS} />
        {isLabelKind(kind) ? (
          <FormTextField
            form={form}
            name="skip"
            label="Labels already used"
            description={`Of the first sheet, up to ${mostSkipped(kind)}.`}
            inputMode="numeric"
            autoComplete="off"
          />
        ) : (
          <FormTextAreaField form={form} name="returnAddress" label="Return address" isOptional rows={3} />
        )}
        <FormSubmitButton
          form={form}
          onPress={() => void form.submit()}
          pendingLabel="Making your file"
          isDisabled={ready === 0}
          isFullWidth
          icon={<Printer size={18} aria-hidden="true" />}
        >
          Download PDF
        </FormSubmitButton>
      </RuleForm>
    </section>
  );
}
