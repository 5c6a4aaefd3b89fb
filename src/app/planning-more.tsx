import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import { useBadgeCount } from './badge-counts.ts';
import { FURTHER_PLACES } from './planning-places.ts';
import { paths } from './rules/paths.ts';

const INBOX = paths.inbox();

const PLACES = [
  ...FURTHER_PLACES,
  { to: INBOX, label: 'Inbox' },
  { to: paths.bookedVendors(), label: 'Booked vendors' },
  { to: paths.favoritesHome(), label: 'Favorites' },
];

/** Where the link leads may be this very page, which would leave the sheet open. */
function close({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** What the bar at the foot has no room for. A press beside it or Escape closes it, before hydration as well. */
export function PlanningMore({ id }: { id: string }) {
  const unread = useBadgeCount('inquiries');
  return (
    <div
      id={id}
      popover="auto"
      className="inset-x-0 top-auto bottom-(--foot-bar) m-0 w-full rounded-t-sheet border-line border-t bg-paper px-4 py-3 text-ink shadow-float backdrop:bg-ink/30"
    >
      <ul>
        {PLACES.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={close}
              className="flex min-h-12 items-center justify-between gap-4 rounded-input px-3 aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              {label}
              {to === INBOX && unread > 0 && (
                <span className="rounded-full bg-primary px-2 font-semibold text-paper text-xs leading-5">
                  {unread}
                  <span className="sr-only"> unread</span>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
