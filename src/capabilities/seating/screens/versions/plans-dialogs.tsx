import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import type { SeatingPlans } from '../../contract/plans.contract.ts';
import { seatingPlansQuery } from '../../queries.ts';
import { useSeating } from '../desk/seating-context.ts';
import type { SeatingStore } from '../store/seating-store.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { usePlanComeback } from './use-plan-comeback.ts';

const NamePlanDialog = lazy(async () => ({
  default: (await import('./name-plan-dialog.tsx')).NamePlanDialog,
}));
const VersionsDialog = lazy(async () => ({
  default: (await import('./versions-dialog.tsx')).VersionsDialog,
}));

export type PlansDialog = 'new-plan' | 'copy-plan' | 'rename' | 'versions' | 'release' | 'remove-plan';

interface PlansDialogsProps {
  dialog: PlansDialog | undefined;
  list: SeatingPlans;
  store: SeatingStore;
  onClose: () => void;
}

/** Everything about a plan as a whole. */
export function PlansDialogs({ dialog, list, store, onClose }: PlansDialogsProps) {
  const { desk } = useSeating();
  const { plan } = desk;
  const navigate = useNavigate();
  const comeback = usePlanComeback(plan);
  const remove = useAction({
    run: () => api.seating.removePlan({ uuid: plan.uuid }),
    refreshes: [seatingPlansQuery.queryKey],
    done: {
      message: `${plan.state.name} is gone. You can bring it back for 30 days.`,
      undo: () => comeback.mutate(),
    },
    onDone: () => {
      onClose();
      return navigate(`${paths.seatingChart()}?event=${plan.eventUuid}`);
    },
  });
  if (dialog === 'new-plan' || dialog === 'copy-plan' || dialog === 'rename')
    return <NamePlanDialog kind={dialog} list={list} onClose={onClose} />;
  if (dialog === 'versions') return <VersionsDialog store={store} onClose={onClose} />;
  if (dialog === 'release') return <ReleaseDialog onClose={onClose} />;
  if (dialog === 'remove-plan')
    return (
      <ConfirmDialog
        title={`Remove ${plan.state.name}?`}
        confirmLabel="Remove plan"
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={onClose}
      >
        <p>Its tables and seats go with it. You can bring it back for 30 days.</p>
      </ConfirmDialog>
    );
  return null;
}
