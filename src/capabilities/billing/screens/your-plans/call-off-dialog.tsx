import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { formatCents } from '#base/money.ts';
import type { Plans } from '#capabilities/plans/contract.ts';
import { dayText } from '../../rules/plan-sentences.ts';

interface CallOffDialogProps {
  plan: NonNullable<Plans['scheduled']>;
  isPending: boolean;
  onCallOff: () => void;
  onClose: () => void;
}

export function CallOffDialog({ plan, isPending, onCallOff, onClose }: CallOffDialogProps) {
  return (
    <ConfirmDialog
      title={`Call off ${plan.name}?`}
      keepLabel="Keep it"
      confirmLabel="Call it off"
      isPending={isPending}
      onConfirm={onCallOff}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        It hasn’t started. It won’t start on {dayText(plan.startsAt)}, and {formatCents(plan.totalCents)} goes
        back to your card, tax included. Banks take a few days to show it.
      </p>
    </ConfirmDialog>
  );
}
