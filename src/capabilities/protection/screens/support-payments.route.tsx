import { apiOf } from '#app/request-scope.ts';
import { requireStaff } from '#app/require-user.ts';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffPage } from '#app/staff-page.tsx';
import { useLoaded } from '#app/use-loaded.ts';
import { Tabs } from '#ui/tabs.tsx';
import { paymentLeftoversQuery } from '../queries.ts';
import type { Route } from './+types/support-payments.route.ts';
import { LeftoverCards } from './support/leftover-cards.tsx';

export const meta = () => [{ title: 'Payments · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return apiOf(args.context).protection.listPaymentLeftovers();
}

export { StaffBoundary as ErrorBoundary };

export default function SupportPaymentsScreen({ loaderData }: Route.ComponentProps) {
  const { data } = useLoaded(paymentLeftoversQuery, loaderData);
  const count = data.open.differences.length + data.open.refunds.length;
  return (
    <StaffPage title="Payments">
      <p className="mt-2 max-w-reading text-ink-soft">
        What the payment provider’s books and ours disagree about, and refunds that have to be made by hand.
      </p>
      <Tabs
        label="Payments"
        className="mt-2"
        items={[
          {
            id: 'open',
            label: 'Open',
            count,
            content: <LeftoverCards leftovers={data.open} emptyText="Everything adds up. Nice work." />,
          },
          {
            id: 'closed',
            label: 'Closed',
            content: <LeftoverCards leftovers={data.closed} emptyText="Nothing has been closed yet." />,
          },
        ]}
      />
    </StaffPage>
  );
}
