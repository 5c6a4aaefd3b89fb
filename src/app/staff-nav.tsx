import { NavLink } from 'react-router';
import { paths } from './rules/paths.ts';
import { sectionLink } from './secondary-bar.ts';

const LINKS = [
  { label: 'Review queue', to: paths.moderation() },
  { label: 'Listings', to: paths.supportListings() },
  { label: 'Reviews', to: paths.supportReviews() },
  { label: 'Real weddings', to: paths.supportSubmissions() },
  { label: 'Claims', to: paths.supportClaims() },
  { label: 'Websites', to: paths.supportWebsites() },
  { label: 'Lead refunds', to: paths.supportLeadRefunds() },
  { label: 'Credits', to: paths.supportCredits() },
  { label: 'Promo codes', to: paths.supportPromos() },
  { label: 'Payments', to: paths.supportPayments() },
  { label: 'People', to: paths.supportPeople() },
];

/** The screens of support staff. */
export function StaffNav() {
  return (
    <nav aria-label="Support" className="ms-auto max-sm:ms-0 max-sm:basis-full">
      <ul className="flex flex-wrap gap-x-6 max-sm:gap-x-4">
        {LINKS.map(({ label, to }) => (
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
