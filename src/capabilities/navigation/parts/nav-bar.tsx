import type { KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { type CurrentMark, currentItem } from '../rules/current-link.ts';
import type { NavItem } from '../rules/nav-item.ts';
import { barLinkStyle } from './bar-link-style.ts';
import { NavAnchor } from './nav-anchor.tsx';
import { NavDropdown } from './nav-dropdown.tsx';
import { SoonMark } from './soon-mark.tsx';
import { stepFocus } from './step-focus.ts';
import { UnreadBadge } from './unread-badge.tsx';
import { useDropdowns } from './use-dropdowns.ts';

function BarLink({ item, current }: { item: NavItem; current: CurrentMark | undefined }) {
  return (
    <li className="flex">
      <NavAnchor link={item} aria-current={current} data-bar-link className={barLinkStyle}>
        {item.label}
        {item.isSoon && <SoonMark />}
        {item.tag && !item.isSoon && (
          <Badge variant="cove" size="small" className="ms-1.5">
            {item.tag}
          </Badge>
        )}
        {/* At the corner of its name and above the next, so that a number which comes or grows moves nothing. */}
        <UnreadBadge
          count={item.badgeCount ?? 0}
          className="absolute start-full top-1/2 -ms-1.5 -translate-y-6"
        />
      </NavAnchor>
    </li>
  );
}

export interface NavBarProps {
  /** Names the landmark. */
  label: string;
  items: readonly NavItem[];
  className?: string;
}

/** The names in a header, side by side. Tab reaches each; the arrow keys go from one to the next. */
export function NavBar({ label, items, className }: NavBarProps) {
  const here = currentItem(items, useLocation());
  const dropdowns = useDropdowns();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-bar-link]')];
    if (names.some((name) => name === document.activeElement) && stepFocus(names, event.key)) {
      event.preventDefault();
    }
  }

  return (
    <nav ref={dropdowns.bar} aria-label={label} className={classNames('items-stretch', className)}>
      <ul onKeyDown={onKeyDown} className="flex items-stretch gap-x-6 xl:gap-x-8">
        {items.map((item) => {
          const current = here?.id === item.id ? here.mark : undefined;
          return item.links ? (
            <NavDropdown key={item.id} item={item} current={current} dropdowns={dropdowns} />
          ) : (
            <BarLink key={item.id} item={item} current={current} />
          );
        })}
      </ul>
    </nav>
  );
}
