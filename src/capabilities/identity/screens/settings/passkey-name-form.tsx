import { useEffect } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { PASSKEYS_KEY } from '../../queries.ts';
import { PASSKEY_RULES } from '../../rules/account-rules.ts';

interface PasskeyNameFormProps {
  passkey: { id: string; name: string };
  onDone: () => void;
}

export function PasskeyNameForm({ passkey: { id, name }, onDone }: PasskeyNameFormProps) {
  const rename = useAction({
    run: (named: { name: string }) => api.identity.passkey.rename({ id, ...named }),
    refreshes: [PASSKEYS_KEY],
    done: 'Name saved.',
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { name },
    rules: PASSKEY_RULES,
    onSubmit: async (named) => {
      await rename.mutateAsync(named);
      onDone();
    },
  });
  const { setFocus } = form.methods;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  return (
    <RuleForm form={form} aria-label="Name this passkey">
      <FormTextField
        form={form}
        name="name"
        label="Name"
        description="Say where you keep it, so you recognize it later."
        className="max-w-120"
      />
      <div className="flex flex-wrap gap-3">
        <FormSubmitButton form={form} size="small">
          Save name
        </FormSubmitButton>
        <Button variant="quiet" size="small" onPress={onDone}>
          Cancel
        </Button>
      </div>
    </RuleForm>
  );
}
