import { reportError } from '#app/report-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { FormTimeField } from '#ui/form/form-time-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { DayVendor } from '../../contract/plan.contract.ts';
import { DAY_PART_LABELS, DAY_PARTS } from './item-form.ts';
import type { PlanActions } from './use-plan-actions.ts';
import {
  VENDOR_FORM_RULES,
  VENDOR_NAMES,
  type VendorValues,
  vendorInput,
  vendorValues,
} from './vendor-form.ts';

interface VendorDialogProps {
  vendor: DayVendor;
  actions: PlanActions;
  onClose: () => void;
}

const PARTS = DAY_PARTS.map((part) => ({ id: part, label: DAY_PART_LABELS[part] }));

export function VendorDialog({ vendor, actions, onClose }: VendorDialogProps) {
  const { uuid, version, isBooked, name } = vendor;
  const form = useRuleForm<VendorValues>({
    defaultValues: vendorValues(vendor),
    rules: VENDOR_FORM_RULES,
    serverNames: VENDOR_NAMES,
    onSubmit: async (values) => {
      await actions.saveVendor({ ...vendorInput(values), uuid, version });
      onClose();
    },
    onUnexpectedError: (error) => reportError('day vendor', error),
  });
  const title = isBooked ? name : version === 0 ? 'New vendor' : 'Edit vendor';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <>
          {version > 0 && (
            <Button
              variant="quiet"
              onPress={() => {
                actions.removeVendor(vendor);
                onClose();
              }}
            >
              {isBooked ? 'Clear' : 'Delete'}
            </Button>
          )}
          <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Saving">
            Save
          </FormSubmitButton>
        </>
      }
    >
      <RuleForm form={form} aria-label={title}>
        {!isBooked && (
          <>
            <FormTextField form={form} name="name" label="Name" autoComplete="off" />
            <FormTextField form={form} name="service" label="What they do" isOptional autoComplete="off" />
          </>
        )}
        <div className="grid gap-x-3 sm:grid-cols-2">
          <FormTimeField form={form} name="arrivesAt" label="Arrives" isOptional />
          <FormSelectField form={form} name="part" label="On" options={PARTS} />
        </div>
        <FormTextField form={form} name="place" label="Where" isOptional autoComplete="off" />
        <FormTextField
          form={form}
          name="phone"
          label="Phone on the day"
          inputMode="tel"
          isOptional
          autoComplete="off"
        />
      </RuleForm>
    </Dialog>
  );
}
