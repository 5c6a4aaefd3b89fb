import type { ReactNode } from 'react';
import type { NavLink } from '../rules/nav-item.ts';
import { NavAnchor } from './nav-anchor.tsx';

interface LegalLineProps {
  year: number;
  links: readonly NavLink[];
  /** What licences want said in public. */
  credits?: ReactNode;
}

export function LegalLine({ year, links, credits }: LegalLineProps) {
  return (
    <div className="space-y-2 text-ink-soft text-sm">
      <div className="flex flex-wrap items-center gap-x-6">
        {/* A cached document may be a moment older than the year. */}
        <p suppressHydrationWarning className="flex min-h-11 items-center md:min-h-9">
          © {year} Ampersand
        </p>
        <ul className="flex flex-wrap gap-x-6">
          {links.map((link) => (
            <li key={link.id}>
              <NavAnchor
                link={link}
                className="inline-flex min-h-11 items-center rounded-mark underline-offset-4 hover:text-ink hover:underline md:min-h-9"
              >
                {link.label}
              </NavAnchor>
            </li>
          ))}
        </ul>
      </div>
      {credits}
    </div>
  );
}
