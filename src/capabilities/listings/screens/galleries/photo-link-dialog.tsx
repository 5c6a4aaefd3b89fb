import { reportError } from '#app/report-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { PHOTO_LINK_RULES } from '../../rules/photo-link.ts';

interface PhotoLinkDialogProps {
  onAdd: (address: string) => Promise<unknown>;
  onClose: () => void;
}

/** The link is read when it is sent: what is wrong with it is said at its field. */
export function PhotoLinkDialog({ onAdd, onClose }: PhotoLinkDialogProps) {
  const form = useRuleForm({
    defaultValues: { address: '' },
    rules: PHOTO_LINK_RULES,
    onSubmit: async ({ address }) => {
      await onAdd(address);
      onClose();
    },
    onUnexpectedError: (error) => reportError('add-linked-photo', error),
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Add a photo by link">
      <RuleForm form={form} aria-label="Add a photo by link">
        <FormTextField
          form={form}
          name="address"
          label="Link to the photo"
          description="On your own website, open the photo by itself and copy its address. We keep a copy."
          autoComplete="off"
          inputMode="url"
          isRequired
          autoFocus
        />
        <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form}>Add photo</FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
