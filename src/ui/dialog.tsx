import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useRegisteredModal } from './use-overlay.ts';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  isTitleHidden?: boolean;
  children: ReactNode;
  /** Buttons, kept in sight below whatever scrolls. */
  footer?: ReactNode;
  /** Off where a decision is needed: no close button, no Escape, no press outside. */
  isDismissable?: boolean;
  /** `alertdialog` for a decision that interrupts. */
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'regular' | 'wide';
  /** For a modal of the specification; others count as open without a name. */
  name?: string;
}

const widths = { small: 'md:max-w-100', regular: 'md:max-w-136', wide: 'md:max-w-200' };

/** In the middle of larger screens, a sheet from the lower edge on phones, where thumbs are. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, isTitleHidden, children, footer } = props;
  const { isDismissable = true, role = 'dialog', size = 'regular' } = props;
  useRegisteredModal(isOpen, props.name);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className="fixed inset-0 z-50 flex items-end justify-center bg-ink/45 transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0 md:items-center md:p-6"
    >
      <Modal
        className={classNames(
          'w-full transition-transform duration-250 data-entering:translate-y-8 data-exiting:translate-y-8',
          widths[size],
        )}
      >
        <AriaDialog
          role={role}
          className="flex max-h-[92dvh] flex-col rounded-t-sheet bg-paper shadow-float outline-none focus-visible:shadow-float md:max-h-[85dvh] md:rounded-card"
        >
          <header className="flex items-start gap-3 px-5 pt-5 md:px-7 md:pt-6">
            <Heading slot="title" level={2} className={isTitleHidden ? 'sr-only' : 'grow py-1.5'}>
              {title}
            </Heading>
            {isDismissable && (
              <IconButton
                label="Close"
                icon={<X size={22} />}
                onPress={() => onOpenChange(false)}
                className="-me-2 ms-auto"
              />
            )}
          </header>
          {/* The room above keeps the focus ring of a first field from being cut off. */}
          <div className="grow overflow-y-auto overscroll-contain px-5 pt-2 pb-5 md:px-7 md:pb-7">
            {children}
          </div>
          {footer && (
            <footer
              data-bottom-bar
              className="flex flex-col-reverse gap-3 border-line border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end md:px-7"
            >
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
