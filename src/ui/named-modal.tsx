import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { type ModalName, modalFrames } from './modal-frames.ts';
import { useOverlay } from './use-overlay.ts';

export interface NamedModalProps {
  name: ModalName;
  /** In place of the frame's own, for instance once something has been done. */
  title?: string;
  children: ReactNode;
  footer?: ReactNode;
  onClose?: () => void;
}

/** The frame of a modal of the specification: whether and how it closes is data, its content is yours. */
export function NamedModal({ name, title, children, footer, onClose }: NamedModalProps) {
  const { isOpen, close } = useOverlay(name);
  const frame = modalFrames[name];
  return (
    <Dialog
      name={name}
      isOpen={isOpen}
      onOpenChange={() => {
        close();
        onClose?.();
      }}
      title={title ?? frame.title}
      isDismissable={frame.isDismissable}
      role={frame.role}
      size={frame.size}
      footer={footer}
    >
      {children}
    </Dialog>
  );
}
