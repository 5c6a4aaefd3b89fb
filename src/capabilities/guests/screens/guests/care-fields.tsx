import { useWatch } from 'react-hook-form';
import { FormChoiceChips } from '#ui/form/form-choice-chips.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import { careText, DIET_LABELS, DIETS, NEED_LABELS, NEEDS } from '../../rules/guest-needs.ts';
import type { HouseholdValues } from './household-form.ts';

const DIET_OPTIONS = DIETS.map((diet) => ({ id: diet, label: DIET_LABELS[diet] }));
const NEED_OPTIONS = NEEDS.map((need) => ({ id: need, label: NEED_LABELS[need] }));

/** Folded, with what is known in its head: most people eat everything. */
export function CareFields({ form, row }: { form: RuleForm<HouseholdValues>; row: number }) {
  const person = useWatch({ control: form.control, name: `people.${row}` });
  const known = careText(person);
  return (
    <details className="mb-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-secondary text-sm">
        Food and needs
        {known && <span className="font-normal text-ink-soft">: {known}</span>}
      </summary>
      <div className="pt-1">
        <FormChoiceChips
          form={form}
          name={`people.${row}.diets`}
          label="Eats"
          options={DIET_OPTIONS}
          isOptional
        />
        <FormTextField
          form={form}
          name={`people.${row}.dietNote`}
          label="More about food"
          isOptional
          autoComplete="off"
        />
        <FormChoiceChips
          form={form}
          name={`people.${row}.needs`}
          label="Needs"
          options={NEED_OPTIONS}
          isOptional
        />
      </div>
    </details>
  );
}
