import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireStaff } from '#app/require-user.ts';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffNav } from '#app/staff-nav.tsx';
import { useLoaded } from '#app/use-loaded.ts';
import { Tabs } from '#ui/tabs.tsx';
import { reportedSitesQuery } from '../queries.ts';
import type { Route } from './+types/support-websites.route.ts';
import { SiteCases } from './support/site-cases.tsx';

export const meta = () => [{ title: 'Websites · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return apiOf(args.context).websites.listReportedSites();
}

export { StaffBoundary as ErrorBoundary };

export default function SupportWebsitesScreen({ loaderData }: Route.ComponentProps) {
  const { sites } = useLoaded(reportedSitesQuery, loaderData).data;
  const waiting = sites.filter(({ reports }) => reports.length > 0);
  const down = sites.filter(({ takenDownAt, reports }) => takenDownAt !== null && reports.length === 0);
  return (
    <div className={`${pageWidth} pt-6 pb-12`}>
      <header className="flex flex-wrap items-end justify-between gap-x-8">
        <h1 className="text-3xl">Websites</h1>
        <StaffNav />
      </header>
      <Tabs
        label="Websites"
        className="mt-2"
        items={[
          {
            id: 'reported',
            label: 'Reported',
            count: waiting.length,
            content: <SiteCases sites={waiting} emptyText="No reports are waiting. Nice work." />,
          },
          {
            id: 'down',
            label: 'Taken down',
            content: <SiteCases sites={down} emptyText="No website is taken down." />,
          },
        ]}
      />
    </div>
  );
}
