import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { reportError } from '#app/report-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormMoneyField } from '#ui/form/form-money-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { type RuleForm as Form, useRuleForm } from '#ui/form/use-rule-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { BookedVendor, BookingDetails } from '../../contract.ts';
import { LONGEST_BOOKING_NOTE, MOST_PAYMENTS } from '../../rules/booking-details-rules.ts';
import {
  BOOKING_FORM_RULES,
  type BookingValues,
  bookingDetails,
  bookingValues,
  NEW_PAYMENT,
} from './booking-form.ts';

interface EditBookingDialogProps {
  booked: BookedVendor;
  seesMoney: boolean;
  /** Throws to refuse. */
  onSave: (details: BookingDetails) => Promise<unknown>;
  onClose: () => void;
}

function Payments({ form }: { form: Form<BookingValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'payments' });
  return (
    <fieldset>
      <legend className="mb-3 font-display text-xl">Payments</legend>
      {fields.map((field, row) => (
        <fieldset key={field.id} className="mb-3 rounded-card border border-line p-3.5 pb-1">
          <legend className="sr-only">{`Payment ${row + 1}`}</legend>
          <div className="grid gap-x-3 sm:grid-cols-2">
            <FormTextField
              form={form}
              name={`payments.${row}.label`}
              label="What it’s for"
              placeholder="Deposit"
            />
            <FormMoneyField form={form} name={`payments.${row}.amountCents`} label="Amount" />
            <FormDateField form={form} name={`payments.${row}.dueOn`} label="Due date" />
            <div className="flex items-start gap-1">
              <FormDateField
                form={form}
                name={`payments.${row}.paidOn`}
                label="Date paid"
                isOptional
                className="grow"
              />
              <IconButton
                label={`Remove payment ${row + 1}`}
                icon={<Trash2 size={20} />}
                className="mt-2"
                onPress={() => remove(row)}
              />
            </div>
          </div>
        </fieldset>
      ))}
      {fields.length < MOST_PAYMENTS && (
        <Button
          variant="secondary"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onPress={() => append(NEW_PAYMENT)}
        >
          Add payment
        </Button>
      )}
    </fieldset>
  );
}

/** Contact, contract and payments of a booked vendor, as the couple notes them. */
export function EditBookingDialog({ booked, seesMoney, onSave, onClose }: EditBookingDialogProps) {
  const title = `${booked.inquiry.vendorName} booking`;
  const form = useRuleForm<BookingValues>({
    defaultValues: bookingValues(booked.details),
    rules: BOOKING_FORM_RULES,
    onSubmit: async (values) => {
      await onSave(bookingDetails(values));
      onClose();
    },
    onUnexpectedError: (error) => reportError('booking', error),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="wide"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Saving">
            Save
          </FormSubmitButton>
        </>
      }
    >
      <RuleForm form={form} aria-label={title}>
        <div className="grid gap-x-3 sm:grid-cols-2">
          <FormTextField form={form} name="contactName" label="Contact person" isOptional />
          <FormTextField form={form} name="contactPhone" label="Phone" type="tel" isOptional />
          <FormTextField form={form} name="contactEmail" label="Email" type="email" isOptional />
          {seesMoney && <FormMoneyField form={form} name="totalCents" label="Total price" isOptional />}
          <FormDateField form={form} name="contractSignedOn" label="Contract signed" isOptional />
        </div>
        <FormTextAreaField
          form={form}
          name="note"
          label="Notes"
          isOptional
          rows={3}
          countTo={LONGEST_BOOKING_NOTE}
        />
        {seesMoney && <Payments form={form} />}
      </RuleForm>
    </Dialog>
  );
}
