import { reportError } from '#app/report-error.ts';
import { Drawer } from '#ui/drawer.tsx';
import { FormChoiceChips } from '#ui/form/form-choice-chips.tsx';
import { FormNumberField } from '#ui/form/form-number-field.tsx';
import { FormRadioCards } from '#ui/form/form-radio-cards.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { FormTimeField } from '#ui/form/form-time-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { DayItem } from '../../contract/plan.contract.ts';
import {
  AUDIENCE_LABELS,
  AUDIENCES,
  ITEM_KIND_LABELS,
  ITEM_KIND_TEXTS,
  ITEM_KINDS,
} from '../../rules/run-sheet-choices.ts';
import { LONGEST_NOTE } from '../../rules/run-sheet-item.ts';
import {
  DAY_PART_LABELS,
  DAY_PARTS,
  ITEM_FORM_RULES,
  ITEM_NAMES,
  type ItemValues,
  itemInput,
  itemValues,
} from './item-form.ts';
import type { PlanActions } from './use-plan-actions.ts';

interface ItemDrawerProps {
  item: DayItem;
  actions: PlanActions;
  onClose: () => void;
}

const KINDS = ITEM_KINDS.map((kind) => ({
  id: kind,
  label: ITEM_KIND_LABELS[kind],
  description: ITEM_KIND_TEXTS[kind],
}));
const PARTS = DAY_PARTS.map((part) => ({ id: part, label: DAY_PART_LABELS[part] }));
const READERS = AUDIENCES.map((audience) => ({ id: audience, label: AUDIENCE_LABELS[audience] }));

/** One moment, all that is known of it. */
export function ItemDrawer({ item, actions, onClose }: ItemDrawerProps) {
  const isNew = item.version === 0;
  const form = useRuleForm<ItemValues>({
    defaultValues: itemValues(item),
    rules: ITEM_FORM_RULES,
    serverNames: ITEM_NAMES,
    onSubmit: async (values) => {
      await actions.saveItem({ ...itemInput(values), uuid: item.uuid, version: item.version });
      onClose();
    },
    onUnexpectedError: (error) => reportError('run sheet', error),
  });
  const title = isNew ? 'New moment' : 'Edit moment';
  return (
    <Drawer
      isOpen
      isWholeOnPhone
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Saving">
          Save
        </FormSubmitButton>
      }
    >
      <RuleForm form={form} aria-label={title}>
        <FormTextField form={form} name="title" label="What happens" autoComplete="off" />
        <div className="grid gap-x-3 sm:grid-cols-3">
          <FormTimeField form={form} name="startsAt" label="Starts" />
          <FormNumberField form={form} name="minutes" label="Minutes" />
          <FormSelectField form={form} name="part" label="On" options={PARTS} />
        </div>
        <FormRadioCards form={form} name="kind" label="When things run late" options={KINDS} />
        <FormTextField form={form} name="owner" label="Who takes care of it" isOptional autoComplete="off" />
        <FormTextField form={form} name="place" label="Where" isOptional autoComplete="off" />
        <FormTextAreaField form={form} name="note" label="Note" isOptional countTo={LONGEST_NOTE} />
        <FormChoiceChips
          form={form}
          name="audience"
          label="Who it’s for"
          description="Choose nobody, and it’s for everyone."
          options={READERS}
        />
      </RuleForm>
    </Drawer>
  );
}
