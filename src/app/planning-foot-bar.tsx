import { Menu } from 'lucide-react';
import { useId } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { PlanningMore } from './planning-more.tsx';
import { DAILY_PLACES, FURTHER_PLACES } from './planning-places.ts';

function place(isCurrent: boolean): string {
  return classNames(
    'flex size-full flex-col items-center justify-center gap-0.5 text-xs transition-colors',
    isCurrent ? 'font-semibold text-primary' : 'text-ink-soft',
  );
}

/** The planning bar of phones. All of it works before the page does: its sheet is the browser's own. */
export function PlanningFootBar() {
  const sheet = useId();
  const { pathname } = useLocation();
  const isFurther = FURTHER_PLACES.some(({ to }) => `${pathname}/`.startsWith(`${to}/`));
  return (
    <nav
      aria-label="Planning"
      data-bottom-bar
      data-foot-bar
      data-print="hidden"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-14 grid-cols-5">
        {DAILY_PLACES.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink to={to} className={({ isActive }) => place(isActive)}>
              <Icon size={22} aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" popoverTarget={sheet} className={place(isFurther)}>
            <Menu size={22} aria-hidden="true" />
            More
          </button>
          <PlanningMore id={sheet} />
        </li>
      </ul>
    </nav>
  );
}
