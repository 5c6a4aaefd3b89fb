import { SOCIAL_LINKS } from '../rules/couple-footer.ts';
import { NavAnchor } from './nav-anchor.tsx';

/** By name: the icon library has no pictures of other people's brands. */
export function SocialLinks() {
  return (
    <ul aria-label="Ampersand elsewhere" className="flex flex-wrap gap-x-6">
      {SOCIAL_LINKS.map((link) => (
        <li key={link.id}>
          <NavAnchor
            link={link}
            className="inline-flex min-h-11 items-center rounded-mark font-medium underline-offset-4 hover:text-primary hover:underline"
          >
            {link.label}
          </NavAnchor>
        </li>
      ))}
    </ul>
  );
}
