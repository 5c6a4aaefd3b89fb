import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { type DraftKeeper, type DraftState, useKeptDraft } from '#app/use-kept-draft.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { COLOR_FAMILIES } from '#capabilities/editorial/rules/color-families.ts';
import { WEDDING_SETTINGS } from '#capabilities/editorial/rules/wedding-settings.ts';
import { WEDDING_STYLES } from '#capabilities/editorial/rules/wedding-styles.ts';
import { Card } from '#ui/card.tsx';
import { FormChoiceChips } from '#ui/form/form-choice-chips.tsx';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormNumberField } from '#ui/form/form-number-field.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { OwnSubmission } from '../../contract/own-submissions.contract.ts';
import type { SubmissionWords } from '../../contract/words.ts';
import { submissionQuery, submissionsQuery } from '../../queries.ts';
import {
  LONGEST_NAME,
  LONGEST_STORY,
  LONGEST_SUMMARY,
  LONGEST_TITLE,
  MOST_STYLES,
  SHORTEST_STORY,
} from '../../rules/submission-rules.ts';
import { CityField } from './city-field.tsx';
import { CreditsField } from './credits-field.tsx';
import { PhotosField } from './photos-field.tsx';
import { sentWords, typedRules, typedWords } from './typed-wedding.ts';

const named = (id: string) => ({ id, label: id.charAt(0).toUpperCase() + id.slice(1) });
const SETTING_LABELS = { INDOOR: 'Indoors', OUTDOOR: 'Outdoors', BOTH: 'Both' } as const;

const DRAFT_TEXTS: Readonly<Record<DraftState, string>> = {
  idle: 'We keep what you write as you go.',
  saving: 'Saving your draft …',
  saved: 'Draft saved.',
  failed: 'Your draft couldn’t be saved just now. We’ll try again as you write.',
  overtaken: 'Somebody changed this wedding meanwhile. Reload the page to see what’s there now.',
};

/** The whole wedding; kept while it is written, and sent as a whole. */
export function SubmissionForm({ loaded }: { loaded: OwnSubmission }) {
  const { uuid: submission, city } = loaded;
  const { uuid } = loaded.storefront;
  const send = useAction({
    run: ({ version, words }: { version: number; words: SubmissionWords }) =>
      api.submissions.submitSubmission({ uuid, submission, version, ...words }),
    keeps: (queryClient, answer) =>
      queryClient.setQueryData(submissionQuery(uuid, submission).queryKey, answer),
    refreshes: [submissionsQuery(uuid).queryKey],
    done: 'Sent. We’ve asked the couple.',
    failure: 'here',
  });
  const form = useRuleForm<SubmissionWords>({
    defaultValues: typedWords(loaded.words),
    rules: typedRules(calendarDateOf(new Date())),
    onSubmit: async (typed) => send.mutateAsync({ version: await draft.settle(), words: sentWords(typed) }),
  });
  const draft: DraftKeeper = useKeptDraft<SubmissionWords>(form, {
    version: loaded.version,
    isDraft: true,
    save: (typed, version) =>
      api.submissions.saveSubmission({ uuid, submission, version, ...sentWords(typed) }),
    overtaken: 'submission.changed_meanwhile',
  });
  return (
    <RuleForm form={form} aria-label="A real wedding" className="mt-6 gap-6">
      <Card>
        <h2 className="mb-4 text-2xl">The couple and the day</h2>
        <div className="grid gap-x-6 sm:grid-cols-2">
          <FormTextField form={form} name="firstName" label="First name" maxLength={LONGEST_NAME} />
          <FormTextField
            form={form}
            name="partnerFirstName"
            label="Partner’s first name"
            maxLength={LONGEST_NAME}
          />
          <FormTextField
            form={form}
            name="coupleEmail"
            label="Their email"
            type="email"
            description="We mail them a link. Nothing is shown before they agree."
          />
          <FormDateField form={form} name="weddingDate" label="Date" />
          <CityField form={form} loaded={city} />
          <FormNumberField form={form} name="guestCount" label="Guests" minValue={1} />
        </div>
      </Card>
      <Card>
        <h2 className="mb-4 text-2xl">The look</h2>
        <div className="grid gap-x-6 sm:grid-cols-2">
          <FormSelectField
            form={form}
            name="palette"
            label="Main color"
            options={COLOR_FAMILIES.map(named)}
          />
          <FormSelectField
            form={form}
            name="setting"
            label="Where it was held"
            options={WEDDING_SETTINGS.map((id) => ({ id, label: SETTING_LABELS[id] }))}
          />
        </div>
        <FormChoiceChips
          form={form}
          name="styles"
          label={`Styles, up to ${MOST_STYLES}`}
          options={WEDDING_STYLES.map(named)}
        />
      </Card>
      <Card>
        <h2 className="mb-4 text-2xl">The story</h2>
        <FormTextField form={form} name="title" label="Title" maxLength={LONGEST_TITLE} />
        <FormTextAreaField
          form={form}
          name="summary"
          label="In two sentences"
          rows={2}
          countTo={LONGEST_SUMMARY}
        />
        <FormTextAreaField
          form={form}
          name="story"
          label="Story"
          rows={10}
          countTo={LONGEST_STORY}
          minimumCharacters={SHORTEST_STORY}
          description="A blank line begins a paragraph."
        />
      </Card>
      <Card>
        <h2 className="mb-4 text-2xl">Photos</h2>
        <PhotosField form={form} loaded={loaded} />
      </Card>
      <Card>
        <h2 className="mb-2 text-2xl">Vendors</h2>
        <p className="mb-4 text-ink-soft">You’re credited for the photos already.</p>
        <CreditsField form={form} />
      </Card>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <FormSubmitButton form={form} pendingLabel="Sending">
          Send to Ampersand
        </FormSubmitButton>
        <p role="status" className="text-ink-soft text-sm">
          {DRAFT_TEXTS[draft.state]}
        </p>
      </div>
    </RuleForm>
  );
}
