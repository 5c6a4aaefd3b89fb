import { useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RadioGroupField } from '#ui/radio-group-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SEATING_PLAN_KEY } from '../../queries.ts';
import { feetText, readFeet } from '../../rules/feet-text.ts';
import { RULE_KIND_CHOICES, STRENGTH_LABELS } from '../../rules/rule-words.ts';
import { LONGEST_ROOM_IN, LONGEST_RULE_NOTE } from '../../rules/seating-limits.ts';
import {
  DEFAULT_STRENGTH,
  newRule,
  RULE_STRENGTHS,
  type RuleValues,
  ruleGap,
  type SeatingRule,
} from '../../rules/seating-rule.ts';
import { RuleSubject } from './rule-subject.tsx';

interface RuleDialogProps {
  /** None to add one. */
  rule?: SeatingRule;
  onClose: () => void;
}

function valuesOf(rule: SeatingRule | undefined): RuleValues {
  if (!rule) return newRule('APART', []);
  const { key: _, source: __, isWaived: ___, ...values } = rule;
  return values;
}

/** Without what belongs to another kind that was chosen before. */
function sentValues(values: RuleValues, distanceIn: number | null) {
  const { kind } = values;
  const isBalance = kind === 'MIX' || kind === 'SPLIT';
  const isAtTable = kind === 'AT' || kind === 'NOT_AT';
  const isDistance = kind === 'AWAY_FROM' || kind === 'CLOSE_TO';
  return {
    ...values,
    guestUuids: isBalance ? [] : [...values.guestUuids],
    tagUuid: isBalance ? null : values.tagUuid,
    tableNumbers: isAtTable ? [...values.tableNumbers] : [],
    fixture: isDistance ? values.fixture : null,
    balance: isBalance ? values.balance : null,
    distanceIn: isDistance || kind === 'APART' ? distanceIn : null,
  };
}

/** Who, what, and how much it matters. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const [uuid] = useState(() => rule?.key ?? crypto.randomUUID());
  const [values, setValues] = useState(() => valuesOf(rule));
  const [far, setFar] = useState(values.distanceIn === null ? '' : feetText(values.distanceIn));
  const [isChecked, setChecked] = useState(false);
  const set = (change: Partial<RuleValues>) => setValues({ ...values, ...change });
  const { kind } = values;
  const distanceIn = far.trim() === '' ? null : readFeet(far);
  const isFarWrong =
    distanceIn === undefined || (distanceIn !== null && (distanceIn < 0 || distanceIn > LONGEST_ROOM_IN));
  const gap = ruleGap(values);
  const save = useAction({
    run: () => api.seating.saveRule({ uuid, ...sentValues(values, distanceIn ?? null) }),
    refreshes: [SEATING_PLAN_KEY],
    onDone: onClose,
  });
  const remove = useAction({
    run: () => api.seating.removeRule({ uuid }),
    refreshes: [SEATING_PLAN_KEY],
    onDone: onClose,
  });
  function submit() {
    setChecked(true);
    if (!gap && !isFarWrong) save.mutate();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={rule ? 'Change this rule' : 'Add a rule'}
      footer={
        <>
          {rule && (
            <Button variant="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
              Remove
            </Button>
          )}
          <Button isPending={save.isPending} onPress={submit}>
            {rule ? 'Save' : 'Add rule'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label="What"
          options={RULE_KIND_CHOICES}
          value={kind}
          onChange={(id) => {
            const next = RULE_KIND_CHOICES.find((choice) => choice.id === id)?.id;
            if (next) set({ kind: next, strength: DEFAULT_STRENGTH[next] });
          }}
        />
        <RuleSubject
          values={values}
          onChange={set}
          far={{ text: far, onChange: setFar, isWrong: isFarWrong }}
          isChecked={isChecked}
        />
        <RadioGroupField
          label="How much it matters"
          orientation="horizontal"
          options={RULE_STRENGTHS.map((id) => ({ id, label: STRENGTH_LABELS[id] }))}
          value={values.strength}
          onChange={(id) => {
            const strength = RULE_STRENGTHS.find((one) => one === id);
            if (strength) set({ strength });
          }}
        />
        <TextField
          label="Note"
          isOptional
          value={values.note}
          onChange={(note) => set({ note })}
          maxLength={LONGEST_RULE_NOTE}
          description="Only you and those who plan with you see it."
        />
      </div>
    </Dialog>
  );
}
