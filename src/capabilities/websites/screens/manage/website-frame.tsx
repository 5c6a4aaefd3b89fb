import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { PlanningNav } from '#app/planning-nav.tsx';
import { paths } from '#app/rules/paths.ts';
import { sectionLink } from '#app/secondary-bar.ts';
import { useCurrentInSight } from '#app/use-current-in-sight.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { websitePaths } from '../../rules/paths.ts';

const PLACES = [
  { to: paths.website(), label: 'Overview' },
  { to: websitePaths.edit(), label: 'Edit' },
  { to: websitePaths.customize(), label: 'Customize' },
  { to: websitePaths.designs(), label: 'Designs' },
  { to: paths.photoWall(), label: 'Guest photos' },
  { to: websitePaths.messages(), label: 'Messages' },
  { to: websitePaths.settings(), label: 'Settings' },
];

interface WebsiteFrameProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Off before there is a website: then none of these leads anywhere yet. */
  hasPlaces?: boolean;
  children: ReactNode;
}

/** What the screens of a couple’s website have in common. */
export function WebsiteFrame({ title, lead, actions, hasPlaces = true, children }: WebsiteFrameProps) {
  const list = useCurrentInSight();
  const { pathname } = useLocation();
  return (
    <>
      <PlanningNav />
      <div className={`${pageWidth} py-6 md:py-9`}>
        <PageHeading title={title} lead={lead} actions={actions} />
        {hasPlaces ? (
          <nav aria-label="Website" className="mt-2 mb-5 border-line border-b md:mb-6" data-print="hidden">
            <ul ref={list} className="-mb-px flex h-12 gap-6 overflow-x-auto">
              {PLACES.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    aria-current={to === pathname ? 'page' : undefined}
                    className={sectionLink(to === pathname)}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : (
          <div className="mb-6" />
        )}
        {children}
      </div>
    </>
  );
}
