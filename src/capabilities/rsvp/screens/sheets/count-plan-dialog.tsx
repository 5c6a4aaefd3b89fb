import { reportError } from '#app/report-error.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormMoneyField } from '#ui/form/form-money-field.tsx';
import { FormNumberField } from '#ui/form/form-number-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { EventCountPlan } from '../../contract/sheets.contract.ts';
import {
  freezeDay,
  MOST_LATE_PERCENT,
  MOST_RESERVE_PERCENT,
  USUAL_PLAN,
} from '../../rules/sheets/count-plan.ts';
import {
  type CountPlanValues,
  countPlanFormRules,
  countPlanInput,
  countPlanValues,
} from './count-plan-form.ts';
import type { SheetActions } from './use-sheet-actions.ts';

interface CountPlanDialogProps {
  event: GuestEvent;
  plan: EventCountPlan;
  actions: SheetActions;
  onClose: () => void;
}

/** What the couple agreed with those who cook. */
export function CountPlanDialog({ event, plan, actions, onClose }: CountPlanDialogProps) {
  const form = useRuleForm<CountPlanValues>({
    defaultValues: countPlanValues(plan),
    rules: countPlanFormRules(event.date),
    onSubmit: async (values) => {
      await actions.plan({ uuid: event.uuid, ...countPlanInput(values) });
      onClose();
    },
    onUnexpectedError: (error) => reportError('sheets', error),
  });
  const usual = freezeDay(event.date, USUAL_PLAN);
  const title = `Final count for ${event.name}`;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Saving">
          Save
        </FormSubmitButton>
      }
    >
      <p className="mb-4 text-ink-soft">
        You’ll find these in your caterer’s contract. On the day it’s due, we save the count for you.
      </p>
      <RuleForm form={form} aria-label={title}>
        <FormDateField
          form={form}
          name="freezeOn"
          label="Final count due"
          isOptional
          description={usual ? `Leave empty for ${formatLongDate(calendarDate(usual))}.` : undefined}
        />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FormNumberField
            form={form}
            name="reservePercent"
            label="Extra portions, %"
            description={`Ready for late guests, up to ${MOST_RESERVE_PERCENT}.`}
          />
          <FormNumberField
            form={form}
            name="latePercent"
            label="Late surcharge, %"
            description={`For plates beyond those, up to ${MOST_LATE_PERCENT}.`}
          />
        </div>
        <FormMoneyField form={form} name="plateCents" label="Price per plate" isOptional />
      </RuleForm>
    </Dialog>
  );
}
