import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { CODE_RULES } from '#app/rules/code-rules.ts';
import type { RefusedForm } from '#app/submitted-form.ts';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';

export interface LoginCodeFormProps {
  onSignedIn: () => Promise<never>;
  refused: RefusedForm;
}

/** The second step of logging in for whoever sent the first without scripts; otherwise a dialog asks. */
export function LoginCodeForm({ onSignedIn, refused }: LoginCodeFormProps) {
  const isAnswer = refused.message !== undefined;
  const form = useRuleForm({
    defaultValues: { code: '' },
    rules: CODE_RULES,
    refused: isAnswer ? refused : undefined,
    onSubmit: async ({ code }) => {
      await api.identity.auth.confirmTwoFactor({ code });
      await onSignedIn();
    },
    onUnexpectedError: (error) => reportError('login', error),
  });
  return (
    <RuleForm form={form} aria-label="Confirm it’s you" isPlain>
      <input type="hidden" name="step" value="code" />
      <FormTextField form={form} name="code" label="Code" autoComplete="one-time-code" autoFocus isRequired />
      <FormSubmitButton form={form} size="large" isFullWidth pendingLabel="Checking the code">
        Confirm
      </FormSubmitButton>
    </RuleForm>
  );
}
