import { useWatch } from 'react-hook-form';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormCheckboxField } from '#ui/form/form-checkbox-field.tsx';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormNumberField } from '#ui/form/form-number-field.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { promoCodesQuery } from '../../queries.ts';
import type { PromoWishes } from '../../rules/promo-rules.ts';
import { EMPTY_PROMO, PROMO_FORM_RULES, type PromoValues, promoInput } from './promo-form.ts';
import { EFFECT_OPTIONS, SCOPE_OPTIONS } from './promo-words.ts';

/** What a code does, for what, how often and how long. */
export function PromoDialog({ onClose }: { onClose: () => void }) {
  const make = useAction({
    run: (wishes: Omit<PromoWishes, 'size'> & { size: number }) => api.plans.makePromoCode(wishes),
    refreshes: [promoCodesQuery.queryKey],
    done: (_wishes, { code }) => `${code} can be used`,
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm<PromoValues>({
    defaultValues: EMPTY_PROMO,
    rules: PROMO_FORM_RULES,
    onSubmit: async (values) => {
      const { size, ...wishes } = promoInput(values);
      if (size !== null) await make.mutateAsync({ ...wishes, size });
    },
    onUnexpectedError: (error) => reportError('make-promo', error),
  });
  const effect = useWatch({ control: form.methods.control, name: 'effect' });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Make a promo code">
      <RuleForm form={form} aria-label="Make a promo code">
        <FormTextField
          form={form}
          name="code"
          label="Code"
          description="3 to 24 letters, digits and hyphens. Capitals don’t matter."
          autoComplete="off"
        />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FormSelectField form={form} name="effect" label="It gives" options={EFFECT_OPTIONS} />
          <FormNumberField
            form={form}
            name="size"
            label={effect === 'CREDITS' ? 'Extra credits' : 'Percent off'}
            minValue={1}
            isRequired
          />
          <FormSelectField form={form} name="scope" label="For" options={SCOPE_OPTIONS} />
          <FormNumberField
            form={form}
            name="maxUses"
            label="Uses in all"
            description="Each listing can use it once."
            minValue={1}
            isOptional
          />
          <FormDateField form={form} name="startsOn" label="First day" isOptional />
          <FormDateField form={form} name="endsOn" label="Last day" isOptional />
        </div>
        <FormCheckboxField
          form={form}
          name="isFirstOnly"
          label="Only for a first purchase of the kind"
          reservesMessage={false}
        />
        <FormCheckboxField
          form={form}
          name="isAnnounced"
          label="Tell vendors about it at checkout"
          reservesMessage={false}
        />
        <p className="mt-3 mb-4 text-ink-soft text-sm">Days begin and end at midnight UTC.</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} pendingLabel="Saving">
            Make code
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
