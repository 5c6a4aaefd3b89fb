import { useState } from 'react';
import { useNavigation } from 'react-router';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Dashboard } from '../../contract.ts';
import type { DashboardQuestion } from '../../queries.ts';
import { BookingsCard } from './bookings-card.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import { FiguresCard } from './figures-card.tsx';
import { RangeBar } from './range-bar.tsx';
import { StandingCard } from './standing-card.tsx';
import { StepsCard } from './steps-card.tsx';

interface DashboardPageProps {
  dashboard: Dashboard;
  firstName: string | null;
  listings: readonly VendorListing[];
  question: DashboardQuestion;
}

/** On phones what to do comes first and the figures after it; on wide screens it stands beside the rank it would change. */
export function DashboardPage({ dashboard, firstName, listings, question }: DashboardPageProps) {
  const [isTable, setTable] = useState(false);
  const { state, location } = useNavigation();
  const isMoving = state === 'loading' && location.pathname === vendorPaths.dashboard;
  const { steps, standing, isPublished, storefrontUuid } = dashboard;
  return (
    <div className="grid gap-x-5 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(21rem,26rem)]">
      <div className="lg:col-span-2">
        <DashboardHead dashboard={dashboard} firstName={firstName} listings={listings} />
        {!isPublished && (
          <Notice isLive={false} title="Couples can’t see this listing" className="mt-5">
            Figures are counted while it’s published.{' '}
            <TextLink to={withQuery(vendorPaths.listing, { storefront: storefrontUuid })}>
              Open your listing
            </TextLink>
          </Notice>
        )}
      </div>
      {steps.length > 0 && (
        <StepsCard
          steps={steps}
          storefrontUuid={storefrontUuid}
          className={classNames('self-start lg:col-start-2', 'lg:row-start-4')}
        />
      )}
      <div className="lg:col-span-2 lg:row-start-2">
        <RangeBar
          dashboard={dashboard}
          question={question}
          isTable={isTable}
          onTableChange={() => setTable(!isTable)}
        />
      </div>
      <div
        aria-busy={isMoving || undefined}
        className={classNames(
          'transition-opacity lg:col-span-2 lg:row-start-3',
          isMoving && 'pointer-events-none opacity-60',
        )}
      >
        <FiguresCard
          question={question}
          dashboard={dashboard}
          isTable={isTable}
          onTableChange={() => setTable(!isTable)}
        />
      </div>
      {standing && (
        <StandingCard
          standing={standing}
          dashboard={dashboard}
          className={classNames(
            'self-start lg:col-start-1 lg:row-start-4',
            steps.length > 0 ? 'lg:row-span-2' : 'lg:row-span-1',
          )}
        />
      )}
      <BookingsCard
        dashboard={dashboard}
        className={classNames(
          'self-start lg:col-start-2',
          steps.length > 0 ? 'lg:row-start-5' : 'lg:row-start-4',
        )}
      />
    </div>
  );
}
