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
import {
  DECISION_RULES,
  LONGEST_REASON,
  type Reason,
  type ReviewDecision,
} from '../../rules/review-decisions.ts';
import { ReasonsField } from './reasons-field.tsx';

type Words = { title: string; button: string; lead: string; note: string; done: string };

const WORDS: Readonly<Record<ReviewDecision, Words>> = {
  ACCEPTED: {
    title: 'Approve',
    button: 'Approve and publish',
    lead: 'Couples can find it right away, and the vendor gets an email.',
    note: 'Note to the vendor',
    done: 'Approved. It’s live.',
  },
  CHANGES: {
    title: 'Request changes',
    button: 'Send to the vendor',
    lead: 'The vendor gets these by email and sees them on top of the editor.',
    note: 'Note to the vendor',
    done: 'Sent. It comes back when they submit again.',
  },
  REJECTED: {
    title: 'Reject',
    button: 'Reject',
    lead: 'For businesses that don’t belong here. The vendor reads why.',
    note: 'Why',
    done: 'Rejected. The vendor has been told.',
  },
  SPAM: {
    title: 'Mark as spam',
    button: 'Mark as spam',
    lead: 'It can’t be submitted again unless one of us puts it back in the queue.',
    note: 'Note to the vendor',
    done: 'Marked as spam.',
  },
};

type Props = { listing: ReviewCase; decision: ReviewDecision; onClose: () => void };
type Values = { decision: ReviewDecision; note: string; reasons: Reason[] };

/** One decision, with the words that go to the vendor. */
export function DecisionDialog({ listing, decision, onClose }: Props) {
  const { uuid, version, review } = listing;
  const words = WORDS[decision];
  const query = reviewQuery(uuid);
  const deciding = useAction({
    run: (values: Values) =>
      api.listings.decideReview({ uuid, reviewId: review?.id ?? '', version, ...values }),
    keeps: (queryClient, now: ReviewCase) => queryClient.setQueryData(query.queryKey, now),
    refreshes: [query.queryKey, REVIEWS_KEY],
    done: words.done,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { decision, note: '', reasons: [] } as Values,
    rules: DECISION_RULES,
    onSubmit: async (values) => {
      await deciding.mutateAsync(values);
      onClose();
    },
    onUnexpectedError: (error) => reportError('decide-listing', error),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${words.title}: ${listing.name}`}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Deciding">
            {words.button}
          </FormSubmitButton>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">{words.lead}</p>
      <RuleForm form={form} aria-label={words.title}>
        {decision === 'CHANGES' && <ReasonsField form={form} taxonomyKey={listing.taxonomyKey} />}
        <FormTextAreaField
          form={form}
          name="note"
          label={words.note}
          isOptional={decision !== 'REJECTED'}
          rows={3}
          countTo={LONGEST_REASON}
        />
      </RuleForm>
    </Dialog>
  );
}
