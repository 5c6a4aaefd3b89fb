import { NavLink } from 'react-router';
import { pageWidth } from './page-width.ts';
import { paths } from './rules/paths.ts';
import { secondaryBar, sectionLink } from './secondary-bar.ts';

const PLACES = [
  { to: paths.yourWedding(), label: 'Home' },
  { to: paths.checklist(), label: 'Checklist' },
  { to: paths.budget(), label: 'Budget' },
  { to: paths.guests(), label: 'Guests' },
  { to: paths.planningCalendar(), label: 'Calendar' },
];

/** Below the header on every planning screen: the parts of a plan that there are. */
export function PlanningNav() {
  return (
    <nav aria-label="Planning" className="border-line border-b bg-paper" data-print="hidden">
      <ul className={`${pageWidth} ${secondaryBar} flex gap-7 overflow-x-auto`}>
        {PLACES.map(({ to, label }) => (
          <li key={to} className="-mb-px">
            <NavLink to={to} className={({ isActive }) => sectionLink(isActive)}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
