import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import type { Modal } from './modals.ts';
import { useOverlay, useStands } from './use-overlay.ts';

export interface NamedModalProps {
  modal: Modal;
  /** In place of the frame's own, for instance once something has been done. */
  title?: string;
  children: ReactNode;
  footer?: ReactNode;
  onClose?: () => void;
}

/** The frame of a modal of the specification: whether and how it closes is data, its content is yours. */
export function NamedModal({ modal, title, children, footer, onClose }: NamedModalProps) {
  const { close } = useOverlay(modal);
  const stands = useStands(modal);
  return (
    <Dialog
      name={modal.name}
      isOpen={stands}
      onOpenChange={() => {
        close();
        onClose?.();
      }}
      title={title ?? modal.title}
      isDismissable={modal.isDismissable}
      role={modal.role}
      size={modal.size}
      footer={footer}
    >
      {children}
    </Dialog>
  );
}
