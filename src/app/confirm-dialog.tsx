import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** Where 'Cancel' could be taken for the thing itself. */
  keepLabel?: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** One question before something that others notice or that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, keepLabel = 'Cancel', isPending, onConfirm, onClose } = props;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {keepLabel}
          </Button>
          <Button variant="danger" isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
