import { useState } from 'react';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { useSeating } from '../desk/seating-context.ts';

/** Whether guests read their table. The question stays the one that was opened, whatever the other partner does meanwhile. */
export function ReleaseDialog({ onClose }: { onClose: () => void }) {
  const { desk } = useSeating();
  const { isReleased } = desk.plan.state;
  const [isShowing] = useState(!isReleased);
  return (
    <ConfirmDialog
      title={isShowing ? 'Show guests their table?' : 'Hide table numbers from guests?'}
      confirmLabel={isShowing ? 'Show them' : 'Hide them'}
      isPending={false}
      onConfirm={() => {
        if (isReleased !== isShowing) desk.actions.changePlan({ isReleased: isShowing });
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        {isShowing
          ? 'Whoever said yes sees the number of their table with their reply. You can hide it again at any time.'
          : 'Guests won’t see their table with their reply anymore.'}
      </p>
    </ConfirmDialog>
  );
}
