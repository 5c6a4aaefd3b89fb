import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FieldMessage } from '#ui/field-message.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleField } from '#ui/form/use-rule-field.ts';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { SubmissionCase } from '../../contract/support-submissions.contract.ts';
import type { SubmissionWords } from '../../contract/words.ts';
import { SUBMISSION_CASES_KEY, submissionCaseQuery } from '../../queries.ts';
import {
  EDIT_RULES,
  LONGEST_STORY,
  LONGEST_SUMMARY,
  LONGEST_TITLE,
  SHORTEST_STORY,
} from '../../rules/submission-rules.ts';
import { PhotoOrder } from '../photo-order.tsx';

type Edited = Pick<SubmissionWords, 'title' | 'summary' | 'story' | 'photos'>;

/** Words, captions and order. A couple that agreed is asked again. */
export function EditForm({ shown, onClose }: { shown: SubmissionCase; onClose: () => void }) {
  const { uuid, version, title, summary, story, photos, isAgreed } = shown;
  const edit = useAction({
    run: (words: Edited) => api.submissions.editSubmission({ uuid, version, ...words }),
    refreshes: [submissionCaseQuery(uuid).queryKey, SUBMISSION_CASES_KEY],
    done: 'Wedding saved',
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm<Edited, typeof EDIT_RULES>({
    defaultValues: {
      ...{ title, summary, story },
      photos: photos.map(({ picture, caption, subject }) => ({ id: picture.id, caption, subject })),
    },
    rules: EDIT_RULES,
    onSubmit: (words) => edit.mutateAsync(words),
  });
  const { value, bound } = useRuleField({ form, name: 'photos', label: 'Photos' });
  return (
    <Card className="mt-5">
      <RuleForm form={form} aria-label="Edit this wedding">
        {isAgreed && <p>The couple agreed to what’s there now. Once you save, it’s asked again.</p>}
        <FormTextField form={form} name="title" label="Title" maxLength={LONGEST_TITLE} />
        <FormTextAreaField form={form} name="summary" label="Summary" rows={2} countTo={LONGEST_SUMMARY} />
        <FormTextAreaField
          form={form}
          name="story"
          label="Story"
          rows={12}
          countTo={LONGEST_STORY}
          minimumCharacters={SHORTEST_STORY}
        />
        <PhotoOrder
          known={photos}
          value={value as Edited['photos']}
          onChange={(next) => bound.onChange(next)}
        />
        <FieldMessage error={bound.error} reservesMessage={false} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} pendingLabel="Saving">
            Save wedding
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Card>
  );
}
