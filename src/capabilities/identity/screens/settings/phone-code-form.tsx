import { useEffect } from 'react';
import { api } from '#app/api.ts';
import { CODE_RULES } from '#app/rules/code-rules.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { FormCodeField } from '#ui/form/form-code-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { profileQuery } from '../../queries.ts';

interface PhoneCodeFormProps {
  sentTo: string;
  onVerified: () => void;
  onCancel: () => void;
}

export function PhoneCodeForm({ sentTo, onVerified, onCancel }: PhoneCodeFormProps) {
  const verify = useAction({
    run: (values: { code: string }) => api.identity.account.verifyPhone(values),
    keeps: (queryClient, profile) => queryClient.setQueryData(profileQuery.queryKey, profile),
    done: 'Your phone number is confirmed.',
    onDone: onVerified,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { code: '' },
    rules: CODE_RULES,
    onSubmit: (values) => verify.mutateAsync(values),
  });
  const { setFocus } = form.methods;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <RuleForm form={form} aria-labelledby="phone-title">
      <p role="status" className="mb-3">
        We sent a 6-digit code by text message to {sentTo}. It works for 10 minutes.
      </p>
      <FormCodeField
        form={form}
        name="code"
        label="Code"
        onComplete={() => form.submit()}
        className="max-w-80"
      />
      <div className="flex flex-wrap gap-3">
        <FormSubmitButton form={form}>Confirm number</FormSubmitButton>
        <Button variant="quiet" onPress={onCancel}>
          Use another number
        </Button>
      </div>
    </RuleForm>
  );
}
