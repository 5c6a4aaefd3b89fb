import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { reportError } from '#app/report-error.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormSwitchField } from '#ui/form/form-switch-field.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { FormTimeField } from '#ui/form/form-time-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { type RuleForm as Form, useRuleForm } from '#ui/form/use-rule-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { GuestEvent } from '../../contract/events.contract.ts';
import {
  EVENT_KIND_LABELS,
  EVENT_KINDS,
  EVENT_MEAL_LABELS,
  EVENT_MEALS,
  MEAL_EATER_LABELS,
  MEAL_EATERS,
} from '../../rules/event-choices.ts';
import { LONGEST_EVENT_TEXT, MOST_MEALS } from '../../rules/guest-limits.ts';
import { NEW_EVENT } from '../../rules/new-event.ts';
import { EVENT_FORM_RULES, type EventValues, eventInput, eventValues, NEW_DISH } from './event-form.ts';
import type { EventActions } from './use-event-actions.ts';

const KINDS = EVENT_KINDS.map((kind) => ({ id: kind, label: EVENT_KIND_LABELS[kind] }));
const MEALS = EVENT_MEALS.map((meals) => ({ id: meals, label: EVENT_MEAL_LABELS[meals] }));
const EATERS = MEAL_EATERS.map((eaters) => ({ id: eaters, label: MEAL_EATER_LABELS[eaters] }));

function Dishes({ form }: { form: Form<EventValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'dishes' });
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="mb-3 font-display text-xl">Dishes</legend>
      {fields.map((field, row) => (
        <fieldset key={field.id} className="mb-3 min-w-0 rounded-card border border-line p-3.5 pb-1">
          <legend className="sr-only">{`Dish ${row + 1}`}</legend>
          <FormTextField form={form} name={`dishes.${row}.name`} label="Dish" autoComplete="off" />
          <FormTextField
            form={form}
            name={`dishes.${row}.text`}
            label="With"
            placeholder="roasted carrots"
            isOptional
            autoComplete="off"
          />
          <div className="flex items-start gap-1">
            <FormSelectField
              form={form}
              name={`dishes.${row}.eaters`}
              label="For"
              options={EATERS}
              className="grow"
            />
            <IconButton
              label={`Remove dish ${row + 1}`}
              icon={<Trash2 size={20} />}
              className="mt-2"
              onPress={() => remove(row)}
            />
          </div>
        </fieldset>
      ))}
      {fields.length < MOST_MEALS && (
        <Button
          variant="secondary"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onPress={() => append(NEW_DISH)}
        >
          Add dish
        </Button>
      )}
    </fieldset>
  );
}

function Replies({ form }: { form: Form<EventValues> }) {
  const asksReply = useWatch({ control: form.control, name: 'asksReply' });
  return (
    <section aria-label="Replies" className="mb-4">
      <h3 className="mb-3 font-display text-xl">Replies</h3>
      <FormSwitchField form={form} name="asksReply" label="Ask guests to reply" />
      {asksReply && (
        <div className="grid gap-x-3 sm:grid-cols-2">
          <FormDateField form={form} name="opensOn" label="Replies open" isOptional />
          <FormDateField form={form} name="closesOn" label="Replies close" isOptional />
        </div>
      )}
      <FormSwitchField
        form={form}
        name="invitesNew"
        label="Invite everyone we add"
        description="New people on your list are invited to this event."
      />
      <FormTextField
        form={form}
        name="capacity"
        label="Seats"
        inputMode="numeric"
        isOptional
        autoComplete="off"
      />
    </section>
  );
}

interface EventDrawerProps {
  /** Left out for a new one. */
  event: GuestEvent | undefined;
  actions: EventActions;
  onClose: () => void;
}

/** Everything about an event in one form. */
export function EventDrawer({ event, actions, onClose }: EventDrawerProps) {
  // The one that was opened: its version is the one that this form changes.
  const [opened] = useState(event);
  const form = useRuleForm<EventValues>({
    defaultValues: eventValues(opened ?? NEW_EVENT),
    rules: EVENT_FORM_RULES,
    onSubmit: async (values) => {
      await actions.save(opened, eventInput(values));
      onClose();
    },
    onUnexpectedError: (error) => reportError('guest-events', error),
  });
  const meals = useWatch({ control: form.control, name: 'meals' });
  const title = opened ? opened.name : 'New event';
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <FormSubmitButton
          form={form}
          onPress={() => void form.submit()}
          pendingLabel="Saving"
          className="ms-auto"
        >
          Save
        </FormSubmitButton>
      }
    >
      <RuleForm form={form} aria-label={title}>
        <FormTextField form={form} name="name" label="Name" placeholder="Welcome dinner" autoComplete="off" />
        <FormSelectField form={form} name="kind" label="Kind" options={KINDS} />
        <FormDateField form={form} name="date" label="Date" isOptional />
        <div className="grid grid-cols-2 gap-x-3">
          <FormTimeField form={form} name="startsAt" label="Begins" isOptional />
          <FormTimeField form={form} name="endsAt" label="Ends" isOptional />
        </div>
        <FormTextField form={form} name="placeName" label="Place" isOptional autoComplete="off" />
        <FormTextField form={form} name="address" label="Address" isOptional autoComplete="off" />
        <FormTextField
          form={form}
          name="attire"
          label="What to wear"
          placeholder="Garden party"
          isOptional
          autoComplete="off"
        />
        <FormTextAreaField
          form={form}
          name="text"
          label="More for your guests"
          isOptional
          countTo={LONGEST_EVENT_TEXT}
          rows={3}
        />
        <Replies form={form} />
        <FormSelectField form={form} name="meals" label="Food" options={MEALS} />
        {meals === 'CHOICE' && <Dishes form={form} />}
      </RuleForm>
    </Drawer>
  );
}
