import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireStaff } from '#app/require-user.ts';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffNav } from '#app/staff-nav.tsx';
import { useLoaded } from '#app/use-loaded.ts';
import { Tabs } from '#ui/tabs.tsx';
import { supportClaimsQuery } from '../queries.ts';
import type { Route } from './+types/support-claims.route.ts';
import { ClaimCards } from './support/claim-cards.tsx';

export const meta = () => [{ title: 'Claims · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return apiOf(args.context).claims.listClaims();
}

export { StaffBoundary as ErrorBoundary };

export default function SupportClaimsScreen({ loaderData }: Route.ComponentProps) {
  const { data: claims } = useLoaded(supportClaimsQuery, loaderData);
  return (
    <div className={`${pageWidth} pt-6 pb-12`}>
      <header className="flex flex-wrap items-end justify-between gap-x-8">
        <h1 className="text-3xl">Claims</h1>
        <StaffNav />
      </header>
      <Tabs
        label="Claims"
        className="mt-2"
        items={[
          {
            id: 'waiting',
            label: 'Waiting',
            count: claims.waiting.length,
            content: <ClaimCards claims={claims.waiting} emptyText="No claims are waiting. Nice work." />,
          },
          {
            id: 'decided',
            label: 'Decided',
            content: <ClaimCards claims={claims.decided} emptyText="Nothing has been decided yet." />,
          },
        ]}
      />
    </div>
  );
}
