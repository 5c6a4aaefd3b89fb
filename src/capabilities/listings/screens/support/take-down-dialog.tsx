import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { ReviewCase } from '../../contract/support-listings.contract.ts';
import { REVIEWS_KEY, reviewQuery } from '../../queries.ts';
import { LONGEST_REASON, TAKE_DOWN_RULES } from '../../rules/review-decisions.ts';

/** Off the public pages at once, with the reason that the vendor reads. */
export function TakeDownDialog({ listing, onClose }: { listing: ReviewCase; onClose: () => void }) {
  const { uuid, name } = listing;
  const query = reviewQuery(uuid);
  const takingDown = useAction({
    run: (note: string) => api.listings.takeDownListing({ uuid, note }),
    keeps: (queryClient, now: ReviewCase) => queryClient.setQueryData(query.queryKey, now),
    refreshes: [query.queryKey, REVIEWS_KEY],
    done: 'Taken down. The vendor has been told.',
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { note: '' },
    rules: TAKE_DOWN_RULES,
    onSubmit: async ({ note }) => {
      await takingDown.mutateAsync(note);
      onClose();
    },
    onUnexpectedError: (error) => reportError('take-down-listing', error),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Take down ${name}?`}
      size="small"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Taking down">
            Take down
          </FormSubmitButton>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">
        Couples won’t see it anymore, and the vendor gets an email with what you write here.
      </p>
      <RuleForm form={form} aria-label="Take down">
        <FormTextAreaField form={form} name="note" label="Why" rows={3} countTo={LONGEST_REASON} />
      </RuleForm>
    </Dialog>
  );
}
