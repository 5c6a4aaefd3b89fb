import { NavLink } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { secondaryBar, sectionLink } from '#app/secondary-bar.ts';
import { useCurrentInSight } from '#app/use-current-in-sight.ts';

const places = [
  { to: paths.inbox(), label: 'All' },
  { to: paths.activeInquiries(), label: 'Active' },
  { to: paths.bookedVendors(), label: 'Booked vendors' },
  { to: paths.compareQuotes(), label: 'Compare quotes' },
  { to: paths.notificationSettings(), label: 'Notifications' },
];

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
