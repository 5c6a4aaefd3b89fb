import { useState } from 'react';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormNumberField } from '#ui/form/form-number-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { FoundListing } from '../../contract/support-credits.contract.ts';
import { proposedGrantsQuery, staffAccountQuery } from '../../queries.ts';
import { GRANT_RULES, type GrantAnswers, REASON_MAX } from '../../rules/grant-rules.ts';

const EMPTY: GrantAnswers = { credits: null, reason: '' };

/** So many, and why: the vendor reads it in the history. */
export function GrantDialog({ listing, onClose }: { listing: FoundListing; onClose: () => void }) {
  const { uuid: storefrontUuid, name } = listing;
  // One for as long as the form is open: what is sent twice is given once.
  const [key] = useState(() => crypto.randomUUID());
  const give = useAction({
    run: (wish: { credits: number; reason: string }) =>
      api.protection.grantCredits({ storefrontUuid, key, ...wish }),
    refreshes: [staffAccountQuery(storefrontUuid).queryKey, proposedGrantsQuery.queryKey],
    done: ({ credits }, { state }) =>
      state === 'GRANTED'
        ? `${plural(credits, 'credit')} given to ${name}`
        : 'A colleague has to agree before they are given.',
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: EMPTY,
    rules: GRANT_RULES,
    onSubmit: async ({ credits, reason }) => {
      if (credits !== null) await give.mutateAsync({ credits, reason });
    },
    onUnexpectedError: (error) => reportError('grant-credits', error),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Give credits to ${name}`}
      size="small"
    >
      <RuleForm form={form} aria-label="Give credits">
        <FormNumberField
          form={form}
          name="credits"
          label="Credits"
          description="More than 100 need a second person. They last six months."
          minValue={1}
          isRequired
        />
        <FormTextAreaField
          form={form}
          name="reason"
          label="Reason"
          description="The vendor reads it in their history."
          rows={3}
          countTo={REASON_MAX}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} pendingLabel="Saving">
            Give credits
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
