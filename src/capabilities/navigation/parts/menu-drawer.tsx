import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useLocation } from 'react-router';
import { IconButton } from '#ui/icon-button.tsx';
import { capsBody } from '../rules/nav-constants.ts';
import type { NavItem } from '../rules/nav-item.ts';
import { MenuList } from './menu-list.tsx';

const CAP = ['max-h-dvh', 'overflow-hidden'];

/** While a menu is open on a narrow screen the page is no taller than the screen, so that nothing scrolls behind it. */
function useBodyCap(isMenuOpen: boolean): void {
  useEffect(() => {
    const { classList } = document.body;
    function apply() {
      for (const name of CAP) classList.toggle(name, capsBody(window.innerWidth, isMenuOpen));
    }
    apply();
    window.addEventListener('resize', apply);
    return () => {
      window.removeEventListener('resize', apply);
      classList.remove(...CAP);
    };
  }, [isMenuOpen]);
}

export interface MenuDrawerProps {
  items: readonly NavItem[];
  children?: ReactNode;
  below: number;
  onClose: () => void;
}

/** Closes by itself when it has led somewhere, and when the screen grows wide enough for the bar. */
function useClosing(below: number, onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${below}px)`);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [below, onClose]);
}

/** The whole navigation on small screens, in a sheet from the side the thumb reaches. */
export function MenuDrawer({ items, children, below, onClose }: MenuDrawerProps) {
  useBodyCap(true);
  useClosing(below, onClose);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onClose}
      className="fixed inset-0 z-50 flex justify-end bg-ink/45 transition-opacity duration-200 starting:opacity-0"
    >
      <Modal className="flex w-[min(88vw,400px)] transition-transform duration-250 starting:translate-x-8">
        <Dialog className="flex w-full flex-col bg-paper shadow-float outline-none focus-visible:shadow-float">
          <header className="flex h-14 shrink-0 items-center justify-between border-line border-b px-5">
            <Heading slot="title" level={2} className="text-xl">
              Menu
            </Heading>
            <IconButton label="Close menu" icon={<X size={24} />} onPress={onClose} className="-me-2.5" />
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-5 pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
            <MenuList items={items} />
            {children && <div className="mt-4 border-line border-t pt-5">{children}</div>}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
