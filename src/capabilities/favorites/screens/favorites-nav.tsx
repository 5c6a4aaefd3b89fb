import { NavLink } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { secondaryBar, sectionLink } from '#app/secondary-bar.ts';

const places = [
  { to: paths.favoritesHome(), label: 'Boards' },
  { to: paths.favoriteVendors(), label: 'Vendors' },
];

/** The two ways to look at what was saved. */
export function FavoritesNav() {
  return (
    <nav aria-label="Favorites" className="mt-5 mb-7 border-line border-b md:mb-9" data-print="hidden">
      <ul className={`${secondaryBar} -mb-px flex gap-7`}>
        {places.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className={({ isActive }) => sectionLink(isActive)}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
