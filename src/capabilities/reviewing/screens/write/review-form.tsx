import { useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { type DraftKeeper, useKeptDraft } from '#app/use-kept-draft.ts';
import { PAID_BAND_LABELS, PAID_BANDS } from '#capabilities/reviews/rules/paid-bands.ts';
import {
  LONGEST_REVIEW,
  SCORE_KEYS,
  SCORE_LABELS,
  SHORTEST_REVIEW,
} from '#capabilities/reviews/rules/review-scores.ts';
import { Card } from '#ui/card.tsx';
import { FormCheckboxField } from '#ui/form/form-checkbox-field.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { OwnReview, ReviewWords } from '../../contract/own-review.contract.ts';
import { ownReviewQuery } from '../../queries.ts';
import { LONGEST_AUTHOR, LONGEST_BOOKED_FOR, LONGEST_TITLE, REVIEW_RULES } from '../../rules/review-rules.ts';
import { DraftNote } from './draft-note.tsx';
import { FormStarField } from './form-star-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { ProofField } from './proof-field.tsx';

interface ReviewFormProps {
  loaded: OwnReview;
  onSent: () => void;
}

/** Stars, words, photos; kept while it is written, and sent as a whole. */
export function ReviewForm({ loaded, onSent }: ReviewFormProps) {
  const [review, setReview] = useState(loaded);
  const { uuid, name } = review.storefront;
  const send = useAction({
    run: (sent: { version: number; words: ReviewWords }) =>
      api.reviewing.submitReview({ uuid, version: sent.version, ...sent.words }),
    keeps: (queryClient, answer) => queryClient.setQueryData(ownReviewQuery(uuid).queryKey, answer),
    onDone: onSent,
    failure: 'here',
  });
  const form = useRuleForm<ReviewWords, typeof REVIEW_RULES>({
    defaultValues: loaded.words,
    rules: REVIEW_RULES,
    onSubmit: async (words) => send.mutateAsync({ version: await draft.settle(), words }),
  });
  const draft: DraftKeeper = useKeptDraft<ReviewWords>(form, {
    version: loaded.version,
    isDraft: loaded.status === 'NEW',
    save: (words, version) => api.reviewing.saveReviewDraft({ uuid, version, ...words }),
    overtaken: 'review.changed_meanwhile',
  });
  return (
    <RuleForm form={form} aria-label={`Your review of ${name}`} className="gap-6">
      <Card>
        <h2 className="mb-4 text-2xl">How was it?</h2>
        <FormStarField form={form} name="rating" label="Overall" size="large" />
        <div className="mt-5 grid gap-x-12 md:grid-cols-2">
          {SCORE_KEYS.map((key) => (
            <FormStarField key={key} form={form} name={key} label={SCORE_LABELS[key]} />
          ))}
        </div>
      </Card>
      <Card>
        <h2 className="mb-4 text-2xl">In your words</h2>
        <FormTextField form={form} name="title" label="Title" maxLength={LONGEST_TITLE} />
        <FormTextAreaField
          form={form}
          name="text"
          label="Your review"
          rows={9}
          countTo={LONGEST_REVIEW}
          minimumCharacters={SHORTEST_REVIEW}
          description="What would you have liked to know before you booked?"
        />
        <PhotoField form={form} loaded={loaded.pictures} />
      </Card>
      <Card>
        <h2 className="mb-4 text-2xl">What you booked</h2>
        <FormTextField
          form={form}
          name="bookedFor"
          label="What did you book?"
          isOptional
          maxLength={LONGEST_BOOKED_FOR}
          placeholder="Ten hours, two photographers"
        />
        <FormSelectField
          form={form}
          name="paidBand"
          label="What did you pay in all?"
          isOptional
          placeholder="I’d rather not say"
          options={PAID_BANDS.map((id) => ({ id, label: PAID_BAND_LABELS[id] }))}
        />
        <FormCheckboxField form={form} name="showsPaid" label="Show this range with my review" />
        <FormTextField
          form={form}
          name="authorName"
          label="Your first names"
          description="Shown with your review. Nothing else about you is."
          maxLength={LONGEST_AUTHOR}
        />
      </Card>
      {!review.isBooked && (
        <Card>
          <h2 className="mb-2 text-2xl">Show that you were there</h2>
          <p className="mb-4 text-ink-soft">
            You didn’t book {name} here, so we need a proof. It’s how other couples can trust what they read.
          </p>
          <ProofField
            review={review}
            beforeSending={draft.settle}
            onSent={(next) => {
              draft.follow(next);
              setReview(next);
            }}
          />
        </Card>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <FormSubmitButton form={form} pendingLabel="Sending">
          Send review
        </FormSubmitButton>
        <DraftNote state={draft.state} isDraft={loaded.status === 'NEW'} />
      </div>
    </RuleForm>
  );
}
