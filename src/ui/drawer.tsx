import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useRegisteredModal } from './use-overlay.ts';

export interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  isTitleHidden?: boolean;
  children: ReactNode;
  /** Buttons, kept in sight below whatever scrolls. */
  footer?: ReactNode;
  side?: 'start' | 'end';
  /** Takes a phone's whole width, for what one works in for a while. */
  isWholeOnPhone?: boolean;
}

const sides = {
  start: 'me-auto data-entering:-translate-x-full data-exiting:-translate-x-full',
  end: 'ms-auto data-entering:translate-x-full data-exiting:translate-x-full',
};

/** A panel from the side that keeps a part of the page in sight: menus, filters, details of a row. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onOpenChange, title, isTitleHidden, children, footer, side = 'end' } = props;
  const { isWholeOnPhone = false } = props;
  useRegisteredModal(isOpen);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className="fixed inset-0 z-50 flex bg-ink/45 transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Modal
        className={classNames(
          'h-full transition-transform duration-250',
          isWholeOnPhone ? 'w-full sm:w-[min(26rem,calc(100vw-3rem))]' : 'w-[min(26rem,calc(100vw-3rem))]',
          sides[side],
        )}
      >
        <Dialog className="flex h-full flex-col bg-paper shadow-float outline-none focus-visible:shadow-float">
          <header className="flex items-start gap-3 px-5 pt-4 pb-2">
            <Heading slot="title" level={2} className={isTitleHidden ? 'sr-only' : 'grow py-1.5'}>
              {title}
            </Heading>
            <IconButton
              label="Close"
              icon={<X size={22} />}
              onPress={() => onOpenChange(false)}
              className="-me-2 ms-auto"
            />
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
          {footer && (
            <footer
              data-bottom-bar
              className="flex gap-3 border-line border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
            >
              {footer}
            </footer>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
