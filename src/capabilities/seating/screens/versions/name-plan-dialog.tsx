import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SeatingPlans } from '../../contract/plans.contract.ts';
import { seatingPlansQuery } from '../../queries.ts';
import { LONGEST_PLAN_NAME } from '../../rules/seating-limits.ts';
import { useSeating } from '../desk/seating-context.ts';

interface NamePlanDialogProps {
  kind: 'new-plan' | 'copy-plan' | 'rename';
  list: SeatingPlans;
  onClose: () => void;
}

const TITLES = {
  'new-plan': 'Begin another plan',
  'copy-plan': 'Copy this plan',
  rename: 'Rename this plan',
} as const;

function freeName(name: string, taken: readonly string[]): string {
  let number = 2;
  while (taken.includes(`${name} ${number}`)) number += 1;
  return `${name} ${number}`.slice(-LONGEST_PLAN_NAME);
}

/** A plan under a name of its own. */
export function NamePlanDialog({ kind, list, onClose }: NamePlanDialogProps) {
  const { desk } = useSeating();
  const { plan, actions } = desk;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [uuid] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(() =>
    kind === 'rename'
      ? plan.state.name
      : freeName(
          plan.state.name,
          list.plans.map((one) => one.name),
        ),
  );
  const [withSeats, setWithSeats] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const isMissing = name.trim() === '';
  const add = useAction({
    run: () =>
      api.seating.addPlan({
        uuid,
        eventUuid: plan.eventUuid,
        name: name.trim(),
        from: kind === 'copy-plan' ? { kind: 'COPY', planUuid: plan.uuid, withSeats } : { kind: 'EMPTY' },
      }),
    refreshes: [seatingPlansQuery.queryKey],
    onDone: async () => {
      await navigate(`${paths.seatingChart()}?event=${plan.eventUuid}&plan=${uuid}`);
      await revalidate();
    },
  });
  const makeCurrent = useAction({
    run: () => api.seating.makePlanCurrent({ uuid: plan.uuid }),
    refreshes: [seatingPlansQuery.queryKey],
    done: 'This is the plan of the day now.',
    onDone: onClose,
  });
  function save() {
    setChecked(true);
    if (isMissing) return;
    if (kind !== 'rename') add.mutate();
    else {
      actions.changePlan({ name: name.trim() });
      onClose();
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TITLES[kind]}
      size="small"
      footer={
        <>
          {kind === 'rename' && !plan.isCurrent && (
            <Button
              variant="secondary"
              isPending={makeCurrent.isPending}
              onPress={() => makeCurrent.mutate()}
            >
              Make it the plan of the day
            </Button>
          )}
          <Button isPending={add.isPending} onPress={save}>
            {kind === 'rename' ? 'Save' : kind === 'copy-plan' ? 'Copy' : 'Begin'}
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        maxLength={LONGEST_PLAN_NAME}
        {...(isChecked && isMissing && { error: 'Give the plan a name.' })}
      />
      {kind === 'copy-plan' && (
        <CheckboxField label="With everybody on their chairs" value={withSeats} onChange={setWithSeats} />
      )}
    </Dialog>
  );
}
