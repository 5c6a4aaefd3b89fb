import { ChevronDown } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '#ui/class-names.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { CurrentMark } from '../rules/current-link.ts';
import type { NavItem } from '../rules/nav-item.ts';
import { barLinkStyle } from './bar-link-style.ts';
import { NavPanel } from './nav-panel.tsx';
import { stepFocus } from './step-focus.ts';
import type { Dropdowns } from './use-dropdowns.ts';

const now = () => performance.now();

interface NavDropdownProps {
  item: NavItem;
  current: CurrentMark | undefined;
  dropdowns: Dropdowns;
}

/**
 * A name in the bar that opens a list of links. It is a link itself: without a script it leads to the page of everything
 * in the list, and with one a new tab can still be asked of it. No menu role, since these are links and Tab should
 * reach them; the arrow keys come on top.
 */
export function NavDropdown({ item, current, dropdowns: { openId, send, sendLater } }: NavDropdownProps) {
  const { id } = item;
  const panelId = useId();
  const isHydrated = useHydrated();
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = openId === id;
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    send({ type: 'press', id, at: now() });
  }

  function onTriggerKeyDown(event: KeyboardEvent) {
    if (event.key === ' ') {
      event.preventDefault();
      send({ type: 'press', id, at: now() });
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isOpen) flushSync(() => send({ type: 'press', id, at: now() }));
    stepFocus(linksOf(panel.current), event.key === 'ArrowDown' ? 'Home' : 'End');
  }

  function onPanelKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return;
    if (stepFocus(linksOf(panel.current), event.key)) event.preventDefault();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Focus that goes nowhere (a press on plain text) is left to the press itself.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) send({ type: 'dismiss' });
  }

  const hover = (type: 'hover' | 'leave') => (event: PointerEvent) => {
    if (event.pointerType === 'mouse')
      sendLater(() => (type === 'hover' ? { type, id, at: now() } : { type, id }));
  };

  return (
    <li
      data-dropdown={id}
      className="relative flex"
      onPointerEnter={hover('hover')}
      onPointerLeave={hover('leave')}
      onBlur={onBlur}
    >
      <a
        href={item.href}
        {...(isHydrated && { role: 'button', 'aria-expanded': isOpen, 'aria-controls': panelId })}
        aria-current={current}
        data-bar-link
        onClick={onClick}
        onKeyDown={onTriggerKeyDown}
        className={classNames(barLinkStyle, 'gap-1.5')}
      >
        {item.label}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={classNames('-me-1 transition-transform duration-200', isOpen && 'rotate-180')}
        />
      </a>
      <NavPanel
        ref={panel}
        id={panelId}
        item={item}
        isOpen={isOpen}
        hasIcons={wasOpened}
        onKeyDown={onPanelKeyDown}
      />
    </li>
  );
}

function linksOf(panel: HTMLElement | null): HTMLElement[] {
  return panel ? [...panel.querySelectorAll<HTMLElement>('a[href]')] : [];
}
