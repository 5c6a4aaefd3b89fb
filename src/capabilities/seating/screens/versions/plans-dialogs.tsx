import { lazy } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import type { SeatingPlans } from '../../contract/plans.contract.ts';
import { seatingPlansQuery } from '../../queries.ts';
import { useSeating } from '../desk/seating-context.ts';
import type { SeatingStore } from '../store/seating-store.ts';

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
  const { isReleased } = plan.state;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const remove = useAction({
    run: () => api.seating.removePlan({ uuid: plan.uuid }),
    refreshes: [seatingPlansQuery.queryKey],
    done: {
      message: `${plan.state.name} is gone. You can bring it back for 30 days.`,
      undo: () => void api.seating.bringPlanBack({ uuid: plan.uuid }).then(() => revalidate()),
    },
    onDone: () => {
      onClose();
      return navigate(`${paths.seatingChart()}?event=${plan.eventUuid}`);
    },
  });
  if (dialog === 'new-plan' || dialog === 'copy-plan' || dialog === 'rename')
    return <NamePlanDialog kind={dialog} list={list} onClose={onClose} />;
  if (dialog === 'versions') return <VersionsDialog store={store} onClose={onClose} />;
  if (dialog === 'release')
    return (
      <ConfirmDialog
        title={isReleased ? 'Hide table numbers from guests?' : 'Show guests their table?'}
        confirmLabel={isReleased ? 'Hide them' : 'Show them'}
        isPending={false}
        onConfirm={() => {
          desk.actions.changePlan({ isReleased: !isReleased });
          onClose();
        }}
        onClose={onClose}
      >
        <p>
          {isReleased
            ? 'Guests won’t see their table with their reply anymore.'
            : 'Whoever said yes sees the number of their table with their reply. You can hide it again at any time.'}
        </p>
      </ConfirmDialog>
    );
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
