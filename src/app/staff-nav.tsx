import { NavLink } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { paths } from './rules/paths.ts';

const LINKS = [
  { label: 'Review queue', to: paths.moderation() },
  { label: 'People', to: paths.supportPeople() },
];

/** The screens of support staff. */
export function StaffNav() {
  return (
    <nav aria-label="Support" className="ms-auto max-sm:ms-0 max-sm:basis-full">
      <ul className="flex gap-6">
        {LINKS.map(({ label, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                classNames(
                  'inline-flex min-h-11 items-center whitespace-nowrap border-b-2 font-semibold transition-colors',
                  isActive
                    ? 'border-primary text-primary'
                    : 'border-transparent text-ink-soft hover:text-ink',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
