import { reportError } from '#app/report-error.ts';
import { GUEST_LANGUAGE_NAMES, GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { SettingsInput } from '../../contract/couple-decisions.contract.ts';
import { LONGEST_GREETING, SETTINGS_RULES } from '../../rules/settings-rules.ts';
import type { FormActions } from './use-form-actions.ts';

const LANGUAGES = GUEST_LANGUAGES.map((language) => ({
  id: language,
  label: GUEST_LANGUAGE_NAMES[language],
}));

export type WordsValues = Omit<SettingsInput, 'version'>;

/** What stands above the questions, and in which language. */
export function WordsSection({ words, actions }: { words: WordsValues; actions: FormActions }) {
  const form = useRuleForm<WordsValues>({
    defaultValues: words,
    rules: SETTINGS_RULES,
    onSubmit: (values) => actions.saveWords(values),
    onUnexpectedError: (error) => reportError('reply-form', error),
  });
  return (
    <section aria-labelledby="words-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="words-title" className="mb-3 font-display text-2xl">
        Your words
      </h2>
      <RuleForm form={form} aria-label="Your words">
        <FormSelectField
          form={form}
          name="language"
          label="Language"
          description="Unless you chose another one for a household."
          options={LANGUAGES}
        />
        <FormTextAreaField
          form={form}
          name="greeting"
          label="Greeting"
          placeholder="We’d love to have you there."
          isOptional
          countTo={LONGEST_GREETING}
          rows={4}
        />
        <FormTextField
          form={form}
          name="contact"
          label="Who to ask"
          description="Shown on every page."
          placeholder="Call Maya, (518) 555-0117"
          isOptional
          autoComplete="off"
        />
        <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Saving">
          Save words
        </FormSubmitButton>
      </RuleForm>
    </section>
  );
}
