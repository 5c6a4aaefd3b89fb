import type { QueryClient } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { sendFile } from '#app/send-file.ts';
import { useAction } from '#app/use-action.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { Card } from '#ui/card.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { UploadOptions } from '#ui/upload/upload-queue.ts';
import type { OwnReview } from '../../contract/own-review.contract.ts';
import { ownReviewQuery } from '../../queries.ts';
import { DISPUTE_CLAIMS } from '../../rules/dispute-reasons.ts';
import { DISPUTE_ANSWER_RULES, LONGEST_DISPUTE } from '../../rules/dispute-rules.ts';
import { PaperField } from '../disputes/paper-field.tsx';

type Dispute = NonNullable<OwnReview['dispute']>;

interface DisputeCardProps {
  storefront: OwnReview['storefront'];
  dispute: Dispute;
}

/** All that the answer needs; each leaves the review as the next one finds it. */
function useAnswer(uuid: string) {
  const keeps = (queryClient: QueryClient, answer: OwnReview) =>
    queryClient.setQueryData(ownReviewQuery(uuid).queryKey, answer);
  const base = `/web-marketplace-api/v1/storefront/${uuid}/own-review/dispute/files`;
  return {
    answer: useAction({
      run: ({ words }: { words: string }) => api.reviewing.answerDispute({ uuid, words }),
      done: 'We got your answer',
      failure: 'here',
      keeps,
    }),
    upload: useAction({
      run: ({ file, options }: { file: File; options: UploadOptions }) =>
        sendFile<OwnReview>(`${base}/${encodeURIComponent(file.name)}`, file, options),
      failure: 'here',
      keeps,
    }),
    remove: useAction({
      run: (fileUuid: string) => api.reviewing.removeAnswerFile({ uuid, fileUuid }),
      failure: 'here',
      keeps,
    }),
  };
}

function AnswerForm({ storefront, dispute }: DisputeCardProps) {
  const { answer, upload, remove } = useAnswer(storefront.uuid);
  const form = useRuleForm({
    defaultValues: { words: '' },
    rules: DISPUTE_ANSWER_RULES,
    onSubmit: (values) => answer.mutateAsync(values),
  });
  return (
    <RuleForm form={form} aria-label="Your answer" className="mt-4">
      <FormTextAreaField
        form={form}
        name="words"
        label="What do you say to that?"
        description="Only our team reads it. You can answer once."
        rows={5}
        countTo={LONGEST_DISPUTE}
      />
      <PaperField
        files={dispute.files}
        upload={(file, options) => upload.mutateAsync({ file, options })}
        remove={(fileUuid) => remove.mutateAsync(fileUuid)}
      />
      <div>
        <FormSubmitButton form={form} pendingLabel="Sending">
          Send answer
        </FormSubmitButton>
      </div>
    </RuleForm>
  );
}

/** What the business says against the review, and the couple's say. */
export function DisputeCard({ storefront, dispute }: DisputeCardProps) {
  const { reason, words, answerUntil, answer, canAnswer } = dispute;
  return (
    <Card as="section" aria-labelledby="dispute" className="mb-6">
      <h2 id="dispute" className="text-2xl">
        {storefront.name} disputes your review
      </h2>
      <p className="mt-2">{DISPUTE_CLAIMS[reason]}. In their words:</p>
      <blockquote className="wrap-anywhere mt-2 whitespace-pre-line border-line border-s-2 ps-4">
        {words}
      </blockquote>
      <p className="mt-3 text-ink-soft">
        Your review stays on their page, marked as being verified, until our team has heard both of you and
        decided.
      </p>
      {canAnswer && (
        <>
          <p className="mt-3 font-semibold">
            You have until {formatDateInText(calendarDateOf(new Date(answerUntil)))}.
          </p>
          <AnswerForm {...{ storefront, dispute }} />
        </>
      )}
      {answer !== null && (
        <div className="mt-4">
          <p className="font-semibold">Your answer. We decide within three business days.</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{answer}</p>
        </div>
      )}
      {answer === null && !canAnswer && (
        <p className="mt-3">The time to answer is over. We decide within three business days.</p>
      )}
    </Card>
  );
}
