import { api } from '#app/api.ts';
import { leaveTo } from '#app/leave-to.ts';
import { paths } from '#app/rules/paths.ts';
import { rememberSupportPlace } from '#app/support-return.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { FoundPerson } from '../../contract/support.contract.ts';
import { IMPERSONATION_RULES } from '../../rules/support-rules.ts';

/** Asks for the reason that the person will read, then opens the site as they see it. The bar on top leads back. */
export function ViewAccountDialog({ person, onClose }: { person: FoundPerson; onClose: () => void }) {
  const { email, writableUntil } = person;
  const name = person.name || email;
  const start = useAction({
    run: (why: { reason: string; ticket: string }) =>
      api.identity.support.startImpersonation({ email, ...why }),
    onDone: () => {
      rememberSupportPlace(paths.supportPeople(email));
      return leaveTo(paths.start());
    },
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { reason: '', ticket: '' },
    rules: IMPERSONATION_RULES,
    onSubmit: (why) => start.mutateAsync(why),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`View as ${name}`}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Opening">
            View their account
          </FormSubmitButton>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">
        {writableUntil ? 'They have allowed changes for now. ' : 'Read-only: they haven’t allowed changes. '}
        It ends after four hours, or when you press Stop. {name} can read what you write here.
      </p>
      <RuleForm form={form} aria-label={`View as ${name}`}>
        <FormTextAreaField form={form} name="reason" label="Reason" rows={3} countTo={500} />
        <FormTextField form={form} name="ticket" label="Ticket number" autoComplete="off" />
      </RuleForm>
    </Dialog>
  );
}
