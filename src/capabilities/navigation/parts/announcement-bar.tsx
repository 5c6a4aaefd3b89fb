import type { ReactNode } from 'react';
import { pageWidth } from '#app/page-width.ts';
import type { NavLink } from '../rules/nav-item.ts';
import { NavAnchor } from './nav-anchor.tsx';

export interface AnnouncementBarProps {
  children: ReactNode;
  link?: Pick<NavLink, 'label' | 'href' | 'opensInNewTab'>;
}

/** One line above the header, 56 px high; on phones the link has a line of its own, whatever the font. */
export function AnnouncementBar({ children, link }: AnnouncementBarProps) {
  return (
    <section aria-label="Announcement" className="bg-blush" data-print="hidden">
      <div
        className={`${pageWidth} flex flex-col items-center justify-center gap-x-4 py-2 text-center text-sm md:h-14 md:flex-row md:py-0 md:text-base`}
      >
        <p className="md:truncate">{children}</p>
        {link && (
          <NavAnchor
            link={link}
            className="inline-flex min-h-11 shrink-0 items-center rounded-mark font-semibold text-primary underline underline-offset-4"
          >
            {link.label}
          </NavAnchor>
        )}
      </div>
    </section>
  );
}
