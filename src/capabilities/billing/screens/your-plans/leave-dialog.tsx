import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import type { Plans } from '#capabilities/plans/contract.ts';
import { leavingText } from '../../rules/plan-sentences.ts';

interface LeaveDialogProps {
  running: NonNullable<Plans['running']>;
  isPending: boolean;
  onLeave: () => void;
  onClose: () => void;
}

/** The second of the two clicks: what it means is said in full, and nobody is talked out of it. */
export function LeaveDialog({ running, isPending, onLeave, onClose }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title="Turn off renewal?"
      keepLabel="Keep renewing"
      confirmLabel="Turn off renewal"
      isPending={isPending}
      onConfirm={onLeave}
      onClose={onClose}
    >
      <p className="text-ink-soft">{leavingText(running)}</p>
    </ConfirmDialog>
  );
}
