import { useState } from 'react';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormNumberField } from '#ui/form/form-number-field.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { CreditHoldings } from '../contract.ts';
import { CREDITS_KEY, creditHoldingsQuery } from '../queries.ts';
import { MOVE_RULES, type MoveAnswers } from '../rules/move-rules.ts';

interface MoveDialogProps {
  storefrontUuid: string;
  holdings: CreditHoldings;
  onClose: () => void;
}

/** To another listing of the same owner. */
export function MoveDialog({ storefrontUuid, holdings: { balance, moveTo }, onClose }: MoveDialogProps) {
  // One for as long as the form is open: what is sent twice moves once.
  const [key] = useState(() => crypto.randomUUID());
  const move = useAction({
    run: (to: { toStorefrontUuid: string; credits: number }) =>
      api.credits.moveCredits({ storefrontUuid, key, ...to }),
    keeps: (queryClient, answer) =>
      queryClient.setQueryData(creditHoldingsQuery(storefrontUuid).queryKey, answer),
    refreshes: [CREDITS_KEY],
    done: ({ credits }) => `${plural(credits, 'credit')} moved.`,
    failure: 'here',
  });
  const defaultValues: MoveAnswers = { toStorefrontUuid: moveTo[0]?.uuid ?? '', credits: null };
  const form = useRuleForm({
    defaultValues,
    rules: MOVE_RULES,
    onSubmit: async ({ toStorefrontUuid, credits }) => {
      if (credits === null) return;
      await move.mutateAsync({ toStorefrontUuid, credits });
      onClose();
    },
    onUnexpectedError: (error) => reportError('move-credits', error),
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Move credits">
      <RuleForm form={form} aria-label="Move credits">
        <FormSelectField
          form={form}
          name="toStorefrontUuid"
          label="To"
          options={moveTo.map(({ uuid: id, name: label }) => ({ id, label }))}
        />
        <FormNumberField
          form={form}
          name="credits"
          label="Credits"
          description={`You have ${plural(balance, 'credit')}. Those that expire first move first, and keep their date.`}
          minValue={1}
          isRequired
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form}>Move credits</FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
