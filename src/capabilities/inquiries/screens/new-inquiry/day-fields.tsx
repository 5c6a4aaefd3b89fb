import { useWatch } from 'react-hook-form';
import { suggestCities } from '#capabilities/places/queries.ts';
import { FormCityField } from '#capabilities/weddings/parts/form-city-field.tsx';
import { FormCheckboxField } from '#ui/form/form-checkbox-field.tsx';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import type { InquiryValues } from './inquiry-values.ts';

interface DayFieldsProps {
  form: RuleForm<InquiryValues>;
  typedPlace: string | undefined;
}

/** When, where and how many. */
export function DayFields({ form, typedPlace }: DayFieldsProps) {
  const isFlexible = useWatch({ control: form.control, name: 'flexible' });
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <div>
        <FormDateField form={form} name="weddingDate" label="Date" isOptional={isFlexible} />
        <FormCheckboxField
          form={form}
          name="flexible"
          label="Our date is flexible"
          reservesMessage={false}
          className="-mt-3"
        />
      </div>
      <FormTextField
        form={form}
        name="guestCount"
        label="Guests"
        inputMode="numeric"
        autoComplete="off"
        description="A best guess is fine."
      />
      <div className="sm:col-span-2">
        <FormCityField form={form} name="city" label="Where" typedText={typedPlace} suggest={suggestCities} />
      </div>
    </div>
  );
}
