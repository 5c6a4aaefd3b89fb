import { useState } from 'react';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import type { Billing } from '#capabilities/plans/contract/billing.contract.ts';
import { billingQuery } from '#capabilities/plans/queries.ts';
import {
  BILLING_RULES,
  type BillingDetails,
  billingLines,
} from '#capabilities/plans/rules/purchase-billing.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { BillingFields } from '../billing-fields.tsx';

interface BillingFormProps {
  storefrontUuid: string;
  billing: Billing;
  onClose: () => void;
}

function BillingForm({ storefrontUuid, billing, onClose }: BillingFormProps) {
  const { businessName, taxId, address } = billing;
  const save = useAction({
    run: (details: BillingDetails) => api.plans.setBilling({ storefrontUuid, ...details }),
    keeps: (queryClient, answer) => queryClient.setQueryData(billingQuery(storefrontUuid).queryKey, answer),
    done: 'Billing details saved. They stand on receipts from now on.',
    failure: 'here',
  });
  const form = useRuleForm<BillingDetails, typeof BILLING_RULES>({
    defaultValues: { businessName, taxId, address },
    rules: BILLING_RULES,
    onSubmit: async (details) => {
      await save.mutateAsync(details);
      onClose();
    },
    onUnexpectedError: (error) => reportError('billing-details', error),
  });
  return (
    <RuleForm form={form} aria-label="Billing details" className="mt-2">
      <BillingFields form={form} />
      <div className="flex flex-wrap gap-3">
        <FormSubmitButton form={form}>Save</FormSubmitButton>
        <Button variant="quiet" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </RuleForm>
  );
}

/** Whom receipts are made out to. */
export function BillingCard({
  storefrontUuid,
  billing: loaded,
}: {
  storefrontUuid: string;
  billing: Billing;
}) {
  const [isEditing, setEditing] = useState(false);
  const { data: billing } = useLoaded(billingQuery(storefrontUuid), loaded);
  const lines = billingLines(billing);
  return (
    <Card as="section" aria-labelledby="billing-title">
      <h2 id="billing-title">Billing details</h2>
      {isEditing ? (
        <BillingForm storefrontUuid={storefrontUuid} billing={billing} onClose={() => setEditing(false)} />
      ) : (
        <>
          <p className="mt-2 wrap-break-word whitespace-pre-line">
            {lines.join('\n') || 'Receipts carry the name of your listing alone.'}
          </p>
          {billing.canChange && (
            <Button variant="secondary" onPress={() => setEditing(true)} className="mt-4">
              Change
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
