import { suggestCities } from '#capabilities/places/queries.ts';
import { FormCheckboxField } from '#ui/form/form-checkbox-field.tsx';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import type { Wedding } from '../../contract.ts';
import { FormCityField } from '../../parts/form-city-field.tsx';
import type { WeddingAnswers } from '../../parts/wedding-answers.ts';
import { PLANNING_STAGE_LABELS, PLANNING_STAGES } from '../../rules/planning-stages.ts';

const STAGES = PLANNING_STAGES.map((id) => ({ id, label: PLANNING_STAGE_LABELS[id] }));

interface WeddingFieldsProps {
  form: RuleForm<WeddingAnswers>;
  allowed: Wedding['allowed'];
  isDateOpen: boolean;
}

function NameFields({ form, allowed }: Pick<WeddingFieldsProps, 'form' | 'allowed'>) {
  const isDisabled = !allowed.includes('edit-names');
  const shared = { form, isDisabled, autoComplete: 'off' };
  return (
    <>
      <FormTextField {...shared} name="primaryFirstName" label="First name" />
      <FormTextField {...shared} name="primaryLastName" label="Last name" isOptional />
      <FormTextField {...shared} name="partnerFirstName" label="Partner’s first name" />
      <FormTextField {...shared} name="partnerLastName" label="Partner’s last name" isOptional />
    </>
  );
}

export function WeddingFields({ form, allowed, isDateOpen }: WeddingFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <NameFields form={form} allowed={allowed} />
      <div className="pb-3">
        <FormDateField
          form={form}
          name="weddingDate"
          label="Date"
          isDisabled={isDateOpen}
          reservesMessage={false}
        />
        <FormCheckboxField form={form} name="isDateOpen" label="No date yet" reservesMessage={false} />
      </div>
      <FormCityField form={form} name="city" label="City" suggest={suggestCities} />
      <FormTextField form={form} name="guestCount" label="Guests" inputMode="numeric" autoComplete="off" />
      {allowed.includes('see-budget') && (
        <FormTextField
          form={form}
          name="budget"
          label="Budget in dollars"
          inputMode="decimal"
          autoComplete="off"
          leading="$"
          isDisabled={!allowed.includes('edit-budget')}
        />
      )}
      <FormSelectField form={form} name="planningStage" label="Planning stage" options={STAGES} />
    </div>
  );
}
