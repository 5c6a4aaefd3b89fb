import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { sendAndBegin } from '#ui/form/send-and-begin.ts';
import { useFollowSaved } from '#ui/form/use-follow-saved.ts';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { websiteQuery } from '../../queries.ts';
import { FORGET_FORM_RULES, type ForgetValues, forgetInput, forgetValues } from './forget-values.ts';

/** The day on which everything of the site is deleted, if they want one. */
export function ForgetForm({ forgetOn }: { forgetOn: string | null }) {
  const save = useAction({
    run: (values: ForgetValues) => api.websites.saveWebsiteForgetDay(forgetInput(values)),
    refreshes: [websiteQuery.queryKey],
    failure: 'here',
    done: (values) =>
      forgetInput(values).forgetOn === null
        ? 'Your website stays until you say otherwise.'
        : 'Saved. You can change it until that day.',
  });
  const form = useRuleForm<ForgetValues>({
    defaultValues: forgetValues(forgetOn),
    rules: FORGET_FORM_RULES,
    onSubmit: async (values) => {
      await sendAndBegin(form.methods, () => save.mutateAsync(values), values);
    },
    onUnexpectedError: (error) => reportError('website forget day', error),
  });
  useFollowSaved(form, forgetValues(forgetOn));
  return (
    <RuleForm form={form} aria-label="Delete it on a day">
      <FormDateField
        form={form}
        name="forgetOn"
        label="Delete on"
        isOptional
        description="Blank keeps it."
        className="max-w-80"
      />
      <div>
        <FormSubmitButton form={form} variant="secondary" pendingLabel="Saving">
          Save the day
        </FormSubmitButton>
      </div>
    </RuleForm>
  );
}
