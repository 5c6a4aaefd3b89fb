import { apiOf } from '#app/request-scope.ts';
import { requireStaff } from '#app/require-user.ts';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffPage } from '#app/staff-page.tsx';
import { useLoaded } from '#app/use-loaded.ts';
import { Tabs } from '#ui/tabs.tsx';
import { refundRequestsQuery } from '../queries.ts';
import type { Route } from './+types/support-lead-refunds.route.ts';
import { RequestCards } from './support/request-cards.tsx';

export const meta = () => [{ title: 'Lead refunds · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return apiOf(args.context).protection.listRefundRequests();
}

export { StaffBoundary as ErrorBoundary };

export default function SupportLeadRefundsScreen({ loaderData }: Route.ComponentProps) {
  const { data } = useLoaded(refundRequestsQuery, loaderData);
  return (
    <StaffPage title="Lead refunds">
      <Tabs
        label="Lead refunds"
        className="mt-2"
        items={[
          {
            id: 'waiting',
            label: 'Waiting',
            count: data.waiting.length,
            content: <RequestCards requests={data.waiting} emptyText="No requests are waiting. Nice work." />,
          },
          {
            id: 'decided',
            label: 'Decided',
            content: <RequestCards requests={data.decided} emptyText="Nothing has been decided yet." />,
          },
        ]}
      />
    </StaffPage>
  );
}
