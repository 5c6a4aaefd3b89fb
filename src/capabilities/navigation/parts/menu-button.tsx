import { Menu } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { DialogLink } from '#ui/dialog-link.tsx';
import type { NavItem } from '../rules/nav-item.ts';
import { SITE_FOOTER_ID } from './site-footer-id.ts';

const loadDrawer = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));

export interface MenuButtonProps {
  items: readonly NavItem[];
  /** Under the links: the way in, or what else belongs to this person. */
  children?: ReactNode;
  /** Wider than this the bar is there instead. */
  below: number;
  className?: string;
}

/** Opens the menu of small screens. Before a script runs it leads to the links at the foot of the page. */
export function MenuButton({ items, children, below, className }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const hasUnread = items.some(({ badgeCount = 0 }) => badgeCount > 0);

  return (
    <div className={classNames('items-center', className)}>
      <DialogLink
        href={`#${SITE_FOOTER_ID}`}
        aria-label={hasUnread ? 'Menu, with unread messages' : 'Menu'}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        className="relative -me-2.5 flex size-11 items-center justify-center rounded-full transition-colors hover:bg-ink/6"
      >
        <Menu size={24} aria-hidden="true" />
        {hasUnread && (
          <span className="absolute end-1.5 top-1.5 size-3 rounded-full border-2 border-paper bg-primary" />
        )}
      </DialogLink>
      {isOpen && (
        <Suspense>
          <MenuDrawer items={items} below={below} onClose={() => setOpen(false)}>
            {children}
          </MenuDrawer>
        </Suspense>
      )}
    </div>
  );
}
