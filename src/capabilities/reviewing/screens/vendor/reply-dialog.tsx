import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { VendorReview } from '../../contract/vendor-reviews.contract.ts';
import { VENDOR_REVIEWS_KEY } from '../../queries.ts';
import { LONGEST_REPLY, REPLY_RULES } from '../../rules/reply-rules.ts';

interface ReplyDialogProps {
  one: { uuid: string; reviewUuid: string };
  review: VendorReview;
  onClose: () => void;
}

/** One public answer, in the words couples will read. */
export function ReplyDialog({ one, review, onClose }: ReplyDialogProps) {
  const { version, reply, title, text, authorName } = review;
  const send = useAction({
    run: (words: { text: string }) => api.reviewing.replyToReview({ ...one, version, ...words }),
    refreshes: [VENDOR_REVIEWS_KEY],
    done: 'Your reply is online',
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { text: reply?.text ?? '' },
    rules: REPLY_RULES,
    onSubmit: (values) => send.mutateAsync(values),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={reply ? 'Edit your reply' : `Reply to ${authorName}`}
    >
      <RuleForm form={form} aria-label="Your reply">
        <blockquote className="mb-2 border-line border-s-2 ps-4">
          <p className="wrap-anywhere font-semibold">{title}</p>
          <p className="wrap-anywhere line-clamp-4 text-ink-soft">{text}</p>
        </blockquote>
        <FormTextAreaField
          form={form}
          name="text"
          label="Your reply"
          description="Everybody can read it. Thank them, or say what you’d do differently; no phone numbers, addresses or links."
          rows={6}
          countTo={LONGEST_REPLY}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} pendingLabel="Publishing">
            Publish reply
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
