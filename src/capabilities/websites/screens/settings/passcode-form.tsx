import { useState } from 'react';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { reportError } from '#app/report-error.ts';
import { CopyButton } from '#capabilities/identity/parts/copy-button.tsx';
import { Button } from '#ui/button.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { sendAndBegin } from '#ui/form/send-and-begin.ts';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { PASSCODE_RULES } from '../../rules/privacy/passcode.ts';
import type { PasscodeActions } from './use-passcode-actions.ts';

interface PasscodeFormProps {
  /** '' where there is none that can be shown. */
  passcode: string;
  actions: PasscodeActions;
}

/** The passcode as it is printed on invitations, and the way to another one. */
export function PasscodeForm({ passcode, actions: { save, renew } }: PasscodeFormProps) {
  const [isAsking, setAsking] = useState(false);
  const form = useRuleForm<{ passcode: string }>({
    defaultValues: { passcode: '' },
    rules: PASSCODE_RULES,
    onSubmit: async (values) => {
      await sendAndBegin(form.methods, () => save.mutateAsync(values), { passcode: '' });
    },
    onUnexpectedError: (error) => reportError('website passcode', error),
  });
  return (
    <>
      {passcode === '' ? (
        <p className="mb-3">There’s no passcode yet. Make one, or choose your own.</p>
      ) : (
        <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <strong className="rounded-input bg-linen px-3 py-1.5 text-xl tracking-wide">{passcode}</strong>
          <CopyButton text={passcode} label="Copy passcode" />
        </p>
      )}
      <Button variant="secondary" size="small" className="mb-5" onPress={() => setAsking(true)}>
        Make a new one
      </Button>
      <RuleForm form={form} aria-label="Choose your own passcode">
        <FormTextField
          form={form}
          name="passcode"
          label="Choose your own"
          description="At least 6 characters. Capitals and hyphens don’t matter when guests type it."
          autoComplete="off"
        />
        <div>
          <FormSubmitButton form={form} variant="secondary" pendingLabel="Saving">
            Use this passcode
          </FormSubmitButton>
        </div>
      </RuleForm>
      {isAsking && (
        <ConfirmDialog
          title="Make a new passcode?"
          confirmLabel="Make a new one"
          isPending={renew.isPending}
          onConfirm={() => renew.mutate(undefined, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          Guests who came in with the old one are asked again. If it’s printed already, tell them the new one.
        </ConfirmDialog>
      )}
    </>
  );
}
