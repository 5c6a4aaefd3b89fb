import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { reportError } from '#app/report-error.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { type RuleForm as Form, useRuleForm } from '#ui/form/use-rule-form.ts';
import type { GuestEvent } from '../../contract/events.contract.ts';
import type { Guest, Household } from '../../contract.ts';
import { derivedInner, derivedOuter } from '../../rules/envelope-names.ts';
import { LONGEST_NOTES, MOST_IN_HOUSEHOLD } from '../../rules/guest-limits.ts';
import { personName, withoutPerson } from '../../rules/guest-person.ts';
import type { CoupleFirstNames } from '../../rules/household-choices.ts';
import { derivedName, householdName } from '../../rules/household-names.ts';
import type { GuestTag } from '../../rules/tags/guest-tag.ts';
import type { EventActions } from '../events/use-event-actions.ts';
import { HistorySection } from '../history/history-section.tsx';
import { MailingsSection } from '../mailings/mailings-section.tsx';
import { TagsSection } from '../tags/tags-section.tsx';
import type { TagActions } from '../tags/use-tag-actions.ts';
import { LANGUAGE_OPTIONS, LIST_OPTIONS, sideOptions } from './choice-options.ts';
import {
  HOUSEHOLD_FORM_RULES,
  type HouseholdValues,
  householdInput,
  householdValues,
  NEW_PERSON_VALUES,
  personInput,
} from './household-form.ts';
import { InvitationsSection } from './invitations-section.tsx';
import { MoveGuestDialog } from './move-guest-dialog.tsx';
import { PersonFields } from './person-fields.tsx';
import type { GuestActions } from './use-guest-actions.ts';

interface HouseholdDrawerProps {
  household: Household;
  /** Where its people could move. */
  others: readonly Household[];
  couple: CoupleFirstNames;
  events: readonly GuestEvent[];
  tags: readonly GuestTag[];
  today: string;
  actions: GuestActions;
  eventActions: EventActions;
  tagActions: TagActions;
  onClose: () => void;
}

function People({
  form,
  saved,
  onMove,
}: {
  form: Form<HouseholdValues>;
  saved: Household;
  onMove: (guest: Guest) => void;
}) {
  const { fields, append, replace } = useFieldArray({ control: form.control, name: 'people' });
  const people = useWatch({ control: form.control, name: 'people' });
  function remove(row: number) {
    const rest = withoutPerson(form.methods.getValues('people').map(personInput), row);
    replace(
      rest.map((person) => ({
        ...person,
        plusOneOf: person.plusOneOf === null ? '' : String(person.plusOneOf),
      })),
    );
  }
  return (
    <section aria-label="People" className="mb-4">
      <h3 className="mb-3 font-display text-xl">People</h3>
      {fields.map((field, row) => {
        const guest = saved.people.find(({ uuid }) => uuid === people[row]?.uuid);
        return (
          <PersonFields
            key={field.id}
            form={form}
            row={row}
            people={people}
            onRemove={() => remove(row)}
            onMove={guest && (() => onMove(guest))}
          />
        );
      })}
      {fields.length < MOST_IN_HOUSEHOLD && (
        <Button
          variant="secondary"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onPress={() => append(NEW_PERSON_VALUES)}
        >
          Add person
        </Button>
      )}
    </section>
  );
}

function Names({ form }: { form: Form<HouseholdValues> }) {
  const people = useWatch({ control: form.control, name: 'people' }).map(personInput);
  return (
    <section aria-label="Names" className="mb-4">
      <h3 className="mb-3 font-display text-xl">On the envelope</h3>
      <FormTextField
        form={form}
        name="name"
        label="Household name"
        placeholder={derivedName(people)}
        isOptional
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="envelopeOuter"
        label="Outer envelope"
        placeholder={derivedOuter(people)}
        isOptional
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="envelopeInner"
        label="Inner envelope"
        placeholder={derivedInner(people)}
        isOptional
        autoComplete="off"
      />
    </section>
  );
}

function Address({ form }: { form: Form<HouseholdValues> }) {
  return (
    <section aria-label="Address" className="mb-4">
      <h3 className="mb-3 font-display text-xl">Address</h3>
      <FormTextField form={form} name="address1" label="Street address" isOptional autoComplete="off" />
      <FormTextField form={form} name="address2" label="Apartment or unit" isOptional autoComplete="off" />
      <div className="grid grid-cols-2 gap-x-3">
        <FormTextField form={form} name="city" label="City" isOptional autoComplete="off" />
        <FormTextField form={form} name="region" label="State" isOptional autoComplete="off" />
        <FormTextField form={form} name="postalCode" label="Zip code" isOptional autoComplete="off" />
        <FormTextField form={form} name="country" label="Country" isOptional autoComplete="off" />
      </div>
    </section>
  );
}

/** Everything about a household in one form. What others save meanwhile is told, and nothing typed is lost. */
export function HouseholdDrawer(props: HouseholdDrawerProps) {
  const { household, others, couple, events, actions, eventActions, onClose } = props;
  // The one that was opened: its version is the one that this form changes.
  const [opened] = useState(household);
  const [moving, setMoving] = useState<Guest>();
  const form = useRuleForm<HouseholdValues>({
    defaultValues: householdValues(opened),
    rules: HOUSEHOLD_FORM_RULES,
    onSubmit: async (values) => {
      await actions.save(opened, householdInput(values));
      onClose();
    },
    onUnexpectedError: (error) => reportError('guests', error),
  });
  const list = useWatch({ control: form.control, name: 'list' });
  const title = householdName(opened);
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <>
          <Button
            variant="quiet"
            icon={<Trash2 size={18} aria-hidden="true" />}
            onPress={() => {
              actions.remove(household);
              onClose();
            }}
          >
            Delete
          </Button>
          <FormSubmitButton
            form={form}
            onPress={() => void form.submit()}
            pendingLabel="Saving"
            className="ms-auto"
          >
            Save
          </FormSubmitButton>
        </>
      }
    >
      <RuleForm form={form} aria-label={title}>
        <People form={form} saved={opened} onMove={setMoving} />
        <div className="grid grid-cols-2 gap-x-3">
          <FormSelectField form={form} name="side" label="Side" options={sideOptions(couple)} />
          <FormSelectField form={form} name="list" label="List" options={LIST_OPTIONS} />
        </div>
        {list === 'LATER' && (
          <FormTextField
            form={form}
            name="listRank"
            label="Place in line"
            description="1 is invited first when someone declines."
            inputMode="numeric"
            isOptional
            autoComplete="off"
          />
        )}
        <FormSelectField
          form={form}
          name="language"
          label="Language of their reply page"
          placeholder="The wedding’s language"
          options={LANGUAGE_OPTIONS}
        />
        <Address form={form} />
        <Names form={form} />
        <FormTextAreaField
          form={form}
          name="notes"
          label="Notes"
          isOptional
          countTo={LONGEST_NOTES}
          rows={3}
        />
      </RuleForm>
      <TagsSection household={household} tags={props.tags} actions={props.tagActions} />
      <MailingsSection household={household} today={props.today} />
      <InvitationsSection household={household} events={events} actions={eventActions} />
      <HistorySection householdUuid={household.uuid} />
      {moving && (
        <MoveGuestDialog
          name={personName(moving)}
          households={others.filter(
            ({ uuid, people }) => uuid !== opened.uuid && people.length < MOST_IN_HOUSEHOLD,
          )}
          isAlone={opened.people.length === 1}
          onMove={(to) => {
            actions.move(moving, household, to);
            onClose();
          }}
          onClose={() => setMoving(undefined)}
        />
      )}
    </Drawer>
  );
}
