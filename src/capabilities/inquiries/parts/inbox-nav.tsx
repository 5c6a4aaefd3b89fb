import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { secondaryBar, sectionLink } from '#app/secondary-bar.ts';

const places = [
  { to: paths.inbox(), label: 'All' },
  { to: paths.activeInquiries(), label: 'Active' },
  { to: paths.bookedVendors(), label: 'Booked vendors' },
  { to: paths.compareQuotes(), label: 'Compare quotes' },
  { to: paths.notificationSettings(), label: 'Notifications' },
];

/** On a phone the names are wider than the screen: the open one is brought into it. */
function useCurrentInSight() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another name open.
  useEffect(() => {
    const open = list.current?.querySelector('[aria-current="page"]');
    open?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [pathname]);
  return list;
}

/** The ways to look at whom the couple wrote to. `current` is for a thread, which lies in one of the lists. */
export function InboxNav({ current, className }: { current?: string; className?: string }) {
  const list = useCurrentInSight();
  return (
    <nav aria-label="Inbox" className={className} data-print="hidden">
      <ul ref={list} className={`${secondaryBar} flex gap-6 overflow-x-auto`}>
        {places.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end className={({ isActive }) => sectionLink(isActive || current === to)}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
