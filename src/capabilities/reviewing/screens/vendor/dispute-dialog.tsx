import { useState } from 'react';
import { api } from '#app/api.ts';
import { sendFile } from '#app/send-file.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormRadioGroupField } from '#ui/form/form-radio-group-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { VendorDispute } from '../../contract/vendor-disputes.contract.ts';
import type { VendorReview } from '../../contract/vendor-reviews.contract.ts';
import { VENDOR_REVIEWS_KEY } from '../../queries.ts';
import { DISPUTE_REASON_LABELS, DISPUTE_REASONS, type DisputeReason } from '../../rules/dispute-reasons.ts';
import { DISPUTE_RULES, type DisputeWords, LONGEST_DISPUTE } from '../../rules/dispute-rules.ts';
import { PaperField } from '../disputes/paper-field.tsx';

interface DisputeDialogProps {
  one: { uuid: string; reviewUuid: string };
  review: VendorReview;
  onClose: () => void;
}

const OPTIONS = DISPUTE_REASONS.map((id) => ({ id, label: DISPUTE_REASON_LABELS[id] }));
const EMPTY: DisputeWords = { reason: '', words: '' };

/** What is wrong with a review, and what shows it. Files are kept while it is written. */
export function DisputeDialog({ one, review, onClose }: DisputeDialogProps) {
  const [files, setFiles] = useState(review.dispute?.state === 'BEGUN' ? review.dispute.files : []);
  const send = useAction({
    run: (said: { reason: DisputeReason; words: string }) => api.reviewing.openDispute({ ...one, ...said }),
    refreshes: [VENDOR_REVIEWS_KEY],
    done: 'We asked the couple for their side',
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm<DisputeWords, typeof DISPUTE_RULES>({
    defaultValues: EMPTY,
    rules: DISPUTE_RULES,
    onSubmit: async ({ reason, words }) => {
      if (reason !== '') await send.mutateAsync({ reason, words });
    },
  });
  const base = `/web-marketplace-api/v1/manage/storefronts/${one.uuid}/reviews/${one.reviewUuid}/dispute`;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Dispute this review">
      <RuleForm form={form} aria-label="Dispute this review">
        <p className="mb-2 text-ink-soft">
          It stays on your page, marked as being verified. The couple has seven days to answer; then our team
          decides within three business days. That you don’t like a review is no reason to take it down.
        </p>
        <FormRadioGroupField form={form} name="reason" label="What is wrong with it?" options={OPTIONS} />
        <FormTextAreaField
          form={form}
          name="words"
          label="What happened?"
          description="The couple reads this too."
          rows={5}
          countTo={LONGEST_DISPUTE}
        />
        <PaperField
          files={files}
          upload={async (file, options) => {
            const answer = await sendFile<VendorDispute>(
              `${base}/files/${encodeURIComponent(file.name)}`,
              file,
              options,
            );
            setFiles(answer.files);
          }}
          remove={async (fileUuid) =>
            setFiles((await api.reviewing.removeDisputeFile({ ...one, fileUuid })).files)
          }
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} pendingLabel="Sending">
            Send dispute
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
