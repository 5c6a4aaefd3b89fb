import type { BillingDetails } from '#capabilities/plans/rules/purchase-billing.ts';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import type { RuleForm } from '#ui/form/use-rule-form.ts';

/** Whom a receipt is made out to. */
export function BillingFields({ form }: { form: RuleForm<BillingDetails> }) {
  return (
    <>
      <p className="mb-3 text-ink-soft">On your receipts, below the name of your listing.</p>
      <FormTextField
        form={form}
        name="businessName"
        label="Business name"
        isOptional
        autoComplete="organization"
      />
      <FormTextField form={form} name="taxId" label="Tax ID" isOptional autoComplete="off" />
      <FormTextAreaField form={form} name="address" label="Billing address" isOptional rows={3} />
    </>
  );
}
