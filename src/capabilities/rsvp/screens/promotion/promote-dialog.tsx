import { reportError } from '#app/report-error.ts';
import { typedDate } from '#base/typed-date.ts';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import type { Household } from '#capabilities/guests/contract.ts';
import { householdName, joinNames } from '#capabilities/guests/rules/household-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormChoiceChips } from '#ui/form/form-choice-chips.tsx';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { EventSeats } from '../../rules/promotion/free-seats.ts';
import { suggestedUntil } from '../../rules/promotion/promotion-rules.ts';
import { type PromoteValues, promoteFormRules, promoteInput } from './promote-form.ts';
import type { PromotionActions } from './use-promotion-actions.ts';

interface PromoteDialogProps {
  circle: readonly Household[];
  events: readonly GuestEvent[];
  seats: readonly EventSeats[];
  today: string;
  actions: PromotionActions;
  onClose: () => void;
}

/** Where there is room for them, and that whoever is added is invited to. */
function suggestedEvents({ circle, events, seats }: PromoteDialogProps): GuestEvent[] {
  const people = circle.reduce((sum, household) => sum + household.people.length, 0);
  return events.filter(({ invitesNew }, place) => {
    const free = seats[place]?.free ?? null;
    return invitesNew && (free === null || free >= people);
  });
}

export function PromoteDialog(props: PromoteDialogProps) {
  const { circle, events, today, actions, onClose } = props;
  const suggested = suggestedEvents(props);
  const form = useRuleForm<PromoteValues>({
    defaultValues: {
      eventUuids: suggested.map(({ uuid }) => uuid),
      until: typedDate(suggestedUntil(suggested, today)),
    },
    rules: promoteFormRules(today),
    onSubmit: async (values) => {
      await actions.promote({ circle, terms: promoteInput(values) });
      onClose();
    },
    onUnexpectedError: (error) => reportError('promotion', error),
  });
  const title = `Invite ${joinNames(circle.map(householdName))}`;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Inviting">
          Invite them
        </FormSubmitButton>
      }
    >
      <p className="mb-4 text-ink-soft">
        They move to your invited list, and their page looks like everyone else’s. Nothing is sent until you
        send it.
      </p>
      <RuleForm form={form} aria-label={title}>
        <FormChoiceChips
          form={form}
          name="eventUuids"
          label="Invite to"
          options={events.map(({ uuid, name }) => ({ id: uuid, label: name }))}
        />
        <FormDateField form={form} name="until" label="They can answer until" isOptional className="mt-4" />
      </RuleForm>
    </Dialog>
  );
}
