import { reportError } from '#app/report-error.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormRadioCards } from '#ui/form/form-radio-cards.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormSwitchField } from '#ui/form/form-switch-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { MODE_CHOICES, MODERATION_CHOICES, NAME_CHOICES_SHOWN } from '../../rules/wall-texts.ts';
import type { WallActions } from './use-wall-actions.ts';
import { WALL_FORM_RULES, type WallInput, type WallValues, wallInput, wallValues } from './wall-form.ts';

interface WallSettingsDialogProps {
  wall: WallInput;
  isNew: boolean;
  actions: WallActions;
  onClose: () => void;
}

/** How the wall works; nothing changes before it is saved. */
export function WallSettingsDialog({ wall, isNew, actions, onClose }: WallSettingsDialogProps) {
  const form = useRuleForm<WallValues>({
    defaultValues: wallValues(wall),
    rules: WALL_FORM_RULES,
    onSubmit: async (values) => {
      await actions.save(wallInput(values));
      onClose();
    },
    onUnexpectedError: (error) => reportError('photo wall', error),
  });
  const title = isNew ? 'Turn on your photo wall' : 'Photo wall settings';
  const modes = isNew ? MODE_CHOICES.filter(({ id }) => id !== 'OFF') : MODE_CHOICES;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Saving">
          {isNew ? 'Turn it on' : 'Save'}
        </FormSubmitButton>
      }
    >
      <RuleForm form={form} aria-label={title}>
        <FormRadioCards form={form} name="mode" label="Who sees the photos" options={modes} />
        <FormRadioCards
          form={form}
          name="moderation"
          label="Before others see a photo"
          options={MODERATION_CHOICES}
          columns={2}
        />
        <FormRadioCards form={form} name="names" label="Names" options={NAME_CHOICES_SHOWN} />
        <FormSwitchField form={form} name="mayDownload" label="Guests can save each other’s photos" />
        <div className="mt-3 grid gap-x-4 sm:grid-cols-2">
          <FormDateField form={form} name="opensOn" label="First day" isOptional />
          <FormDateField
            form={form}
            name="closesOn"
            label="Last day"
            isOptional
            description="Until 6 the next morning."
          />
        </div>
      </RuleForm>
    </Dialog>
  );
}
