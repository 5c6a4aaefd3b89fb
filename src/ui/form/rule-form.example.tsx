import { useState } from 'react';
import { usDate } from '#base/validation/dates.ts';
import { email } from '#base/validation/email.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { dollarAmount } from '#base/validation/numbers.ts';
import { usPhone } from '#base/validation/phone.ts';
import { accepted, required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { time } from '#base/validation/time.ts';
import { Accordion } from '../accordion.tsx';
import type { Example } from '../example/example.ts';
import { Notice } from '../notice.tsx';
import { FormCheckboxField } from './form-checkbox-field.tsx';
import { FormCodeField } from './form-code-field.tsx';
import { FormComboboxField } from './form-combobox-field.tsx';
import { FormDateField } from './form-date-field.tsx';
import { FormMoneyField } from './form-money-field.tsx';
import { FormNumberField } from './form-number-field.tsx';
import { FormPhoneField } from './form-phone-field.tsx';
import { FormRadioCards } from './form-radio-cards.tsx';
import { FormRadioGroupField } from './form-radio-group-field.tsx';
import { FormSelectField } from './form-select-field.tsx';
import { FormSubmitButton } from './form-submit-button.tsx';
import { FormSwitchField } from './form-switch-field.tsx';
import { FormTextAreaField } from './form-text-area-field.tsx';
import { FormTextField } from './form-text-field.tsx';
import { FormTimeField } from './form-time-field.tsx';
import { RuleForm } from './rule-form.tsx';
import { useRuleForm } from './use-rule-form.ts';

function PartyForm() {
  const [isSaved, setSaved] = useState(false);
  const form = useRuleForm({
    defaultValues: {
      email: '',
      guests: null as number | null,
      budget: null as number | null,
      start: '',
      meal: '',
      note: '',
      isPublic: false,
      isAgreed: false,
    },
    rules: {
      email: [required, email],
      guests: [required],
      budget: [dollarAmount, required],
      start: [required, time],
      meal: [required],
      isAgreed: [accepted],
    },
    onSubmit: () => setSaved(true),
  });
  return (
    <RuleForm form={form} aria-label="Engagement party" className="max-w-100">
      <FormTextField form={form} name="email" label="Email" type="email" />
      <FormNumberField form={form} name="guests" label="Guests" minValue={0} />
      <FormMoneyField form={form} name="budget" label="Budget" />
      <FormTimeField form={form} name="start" label="Starts at" />
      <FormRadioGroupField
        form={form}
        name="meal"
        label="Meal"
        options={[
          { id: 'lunch', label: 'Lunch' },
          { id: 'dinner', label: 'Dinner' },
        ]}
      />
      <FormTextAreaField form={form} name="note" label="Note" isOptional rows={2} />
      <FormSwitchField form={form} name="isPublic" label="Show it on our website" />
      <FormCheckboxField form={form} name="isAgreed" label="We agree on all of this" />
      <FormSubmitButton form={form}>Save party</FormSubmitButton>
      {isSaved && <Notice tone="success">Saved</Notice>}
    </RuleForm>
  );
}

const rooms = [{ name: 'The barn' }, { name: 'The orchard' }];

async function findRooms(query: string) {
  return rooms.filter((room) => room.name.toLowerCase().includes(query.toLowerCase()));
}

function VisitForm() {
  const [isBooked, setBooked] = useState(false);
  const form = useRuleForm({
    defaultValues: {
      room: null as { name: string } | null,
      state: '',
      day: '',
      guide: '',
      phone: '',
      code: '',
    },
    rules: {
      room: [(room: { name: string } | null) => (room ? undefined : MESSAGES.required)],
      state: [required],
      day: [required, usDate],
      guide: [required],
      phone: [required, usPhone],
      code: [required],
    },
    onSubmit: ({ code }) => {
      if (code === '000000') return { fields: { code: 'That code isn’t right.' } };
      if (code === '999999') throw new Error('The network broke off.');
      setBooked(true);
      return undefined;
    },
  });
  return (
    <RuleForm form={form} aria-label="Visit" className="max-w-100">
      <FormComboboxField
        form={form}
        name="room"
        label="Room"
        loadOptions={findRooms}
        getKey={(room: { name: string }) => room.name}
        getLabel={(room: { name: string }) => room.name}
      />
      <FormSelectField
        form={form}
        name="state"
        label="State"
        options={[
          { id: 'NJ', label: 'New Jersey' },
          { id: 'NY', label: 'New York' },
        ]}
      />
      <FormDateField form={form} name="day" label="Day" />
      <FormRadioCards
        form={form}
        name="guide"
        label="Guide"
        options={[
          { id: 'ruth', label: 'Ruth', isDisabled: true },
          { id: 'iris', label: 'Iris' },
          { id: 'none', label: 'On our own' },
        ]}
      />
      <FormPhoneField form={form} name="phone" label="Phone number" />
      <FormCodeField form={form} name="code" label="Code" />
      <FormSubmitButton form={form}>Book visit</FormSubmitButton>
      {isBooked && <Notice tone="success">Booked</Notice>}
    </RuleForm>
  );
}

function FloristForm() {
  const [isSent, setSent] = useState(false);
  const [showsNote, setShowsNote] = useState(false);
  const form = useRuleForm({
    defaultValues: { name: '', budget: 'a lot', color: 'plaid', note: 'Too long', hidden: 'x' },
    rules: {
      name: [required],
      budget: [dollarAmount],
      color: [(color: string) => (color === 'plaid' ? 'We don’t have that color.' : undefined)],
      note: [maxLength(5)],
      hidden: [
        (text: string, { name }: { name: string }) =>
          text === 'x' && name === 'secret' ? 'It is not one.' : undefined,
      ],
    },
    serverNames: { colour: 'color' },
    fieldNames: { hidden: 'your secret', coupon: 'your coupon' },
    reveal: (field) => field === 'note' && setShowsNote(true),
    onSubmit: ({ name, color }) => {
      if (color === 'lime') return { code: 'invalid_input', fields: { colour: 'Sold out.' }, message: 'No.' };
      if (name === 'taken') return { code: 'invalid_input', fields: { hidden: 'Others have it.' } };
      if (name === 'coupon') return { code: 'invalid_input', fields: { coupon: 'It has expired.' } };
      setSent(true);
      return undefined;
    },
  });
  return (
    <RuleForm form={form} aria-label="Flowers" className="max-w-100">
      <FormTextField form={form} name="name" label="Name" />
      <details className="rounded-card border border-line p-4">
        <summary>Money</summary>
        <FormTextField form={form} name="budget" label="Budget" inputMode="decimal" leading="$" />
      </details>
      <Accordion
        items={[
          { id: 'look', hed: 'Look', dek: <FormTextField form={form} name="color" label="Color" /> },
          { id: 'care', hed: 'Care', dek: 'Keep them in water.' },
        ]}
      />
      {showsNote && <FormTextField form={form} name="note" label="Note" />}
      <FormSubmitButton form={form}>Ask the florist</FormSubmitButton>
      {isSent && <Notice tone="success">Asked</Notice>}
    </RuleForm>
  );
}

export const examples: readonly Example[] = [
  { title: 'Errors after a field was left, all at once on submit', render: () => <PartyForm /> },
  { title: 'Other fields, and a refusal', render: () => <VisitForm /> },
  { title: 'What is wrong out of sight is told beside the button, and opens', render: () => <FloristForm /> },
];
