import { useQuery } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { Loaded } from '#app/loaded.tsx';
import { paths } from '#app/rules/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { deletionQuery } from '../../queries.ts';
import { deletionRules } from '../../rules/account-rules.ts';

interface DeleteAccountDialogProps {
  email: string;
  hasWedding: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ email, hasWedding, onClose }: DeleteAccountDialogProps) {
  const deletion = useQuery(deletionQuery);
  const form = useRuleForm({
    defaultValues: { confirmEmail: '' },
    rules: deletionRules(email),
    onSubmit: async (values) => {
      await api.identity.account.deleteAccount(values);
      // A full load: nothing of the person may stay in this page's memory.
      window.location.assign(paths.home());
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete your account?"
      role="alertdialog"
    >
      <p className="font-semibold">Gone for good:</p>
      <ul className="mb-3 list-disc ps-5">
        <li>your name, email, phone, password, and devices</li>
        {hasWedding && <li>your wedding, if nobody else is planning it</li>}
      </ul>
      <Loaded
        query={deletion}
        label="what happens to your listings"
        skeleton={<Skeleton className="mb-3 h-6" />}
      >
        {({ consequences }) =>
          consequences.length > 0 && (
            <>
              <p className="font-semibold">What happens to your listings:</p>
              <ul className="mb-3 list-disc ps-5">
                {consequences.map((consequence) => (
                  <li key={consequence}>{consequence}</li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      <p className="font-semibold">What stays:</p>
      <ul className="mb-5 list-disc ps-5">
        {hasWedding && <li>a wedding you share stays with your partner and everyone else in it</li>}
        <li>messages you sent stay with the people who got them</li>
      </ul>
      <RuleForm form={form} aria-label="Confirm deletion">
        <FormTextField
          form={form}
          name="confirmEmail"
          label={`Type ${email} to confirm`}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="quiet" onPress={onClose}>
            Keep my account
          </Button>
          <FormSubmitButton form={form} variant="danger">
            Delete permanently
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
