import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { PlanningNav } from '#app/planning-nav.tsx';
import { paths } from '#app/rules/paths.ts';
import { sectionLink } from '#app/secondary-bar.ts';
import { useCurrentInSight } from '#app/use-current-in-sight.ts';
import { PageHeading } from '#ui/page-heading.tsx';

const PLACES = [
  { to: paths.guests(), label: 'List' },
  { to: paths.guestBuild(), label: 'Build' },
  { to: paths.guestEvents(), label: 'Events' },
  { to: paths.guestEnvelopes(), label: 'Envelopes' },
  { to: paths.guestReplies(), label: 'Replies' },
  { to: paths.replyDesk(), label: 'Reply desk' },
  { to: paths.guestMessages(), label: 'Messages' },
  { to: paths.guestSheets(), label: 'Sheets' },
  { to: paths.guestSuperLink(), label: 'Collect addresses' },
];

/** The place a screen belongs to: the reply form and the rehearsal to the replies, one message to the messages. */
function placeOf(pathname: string): string | undefined {
  const around = PLACES.filter(({ to }) => `${pathname}/`.startsWith(`${to}/`));
  return around.sort((one, other) => other.to.length - one.to.length)[0]?.to;
}

interface GuestsFrameProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** What the screens of the guest list have in common. */
export function GuestsFrame({ title, actions, children }: GuestsFrameProps) {
  const list = useCurrentInSight();
  const current = placeOf(useLocation().pathname);
  return (
    <>
      <PlanningNav />
      <div className={`${pageWidth} py-6 md:py-9`}>
        <PageHeading title={title} actions={actions} />
        <nav aria-label="Guest list" className="mt-2 mb-5 border-line border-b md:mb-6" data-print="hidden">
          <ul ref={list} className="-mb-px flex h-12 gap-6 overflow-x-auto">
            {PLACES.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={to === current ? 'page' : undefined}
                  className={sectionLink(to === current)}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </>
  );
}
