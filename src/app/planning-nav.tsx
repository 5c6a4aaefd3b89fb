import { NavLink } from 'react-router';
import { pageWidth } from './page-width.ts';
import { PlanningFootBar } from './planning-foot-bar.tsx';
import { DAILY_PLACES, FURTHER_PLACES } from './planning-places.ts';
import { secondaryBar, sectionLink } from './secondary-bar.ts';

/** On every planning screen, the parts of a plan that there are: below the header, and on phones where the thumb is. */
export function PlanningNav() {
  return (
    <>
      <nav
        aria-label="Planning"
        className="hidden border-line border-b bg-paper md:block"
        data-print="hidden"
      >
        <ul className={`${pageWidth} ${secondaryBar} flex gap-7`}>
          {[...DAILY_PLACES, ...FURTHER_PLACES].map(({ to, label }) => (
            <li key={to} className="-mb-px">
              <NavLink to={to} className={({ isActive }) => sectionLink(isActive)}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <PlanningFootBar />
    </>
  );
}
