import { useState } from 'react';
import { apiOf } from '#app/request-scope.ts';
import { requireStaff } from '#app/require-user.ts';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffPage } from '#app/staff-page.tsx';
import { useLoaded } from '#app/use-loaded.ts';
import { Button } from '#ui/button.tsx';
import { promoCodesQuery } from '../queries.ts';
import type { Route } from './+types/support-promos.route.ts';
import { PromoDialog } from './support/promo-dialog.tsx';
import { PromoList } from './support/promo-list.tsx';

export const meta = () => [{ title: 'Promo codes · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return apiOf(args.context).plans.listPromoCodes();
}

export { StaffBoundary as ErrorBoundary };

export default function SupportPromosScreen({ loaderData }: Route.ComponentProps) {
  const { data: promos } = useLoaded(promoCodesQuery, loaderData);
  const [isMaking, setMaking] = useState(false);
  return (
    <StaffPage title="Promo codes">
      <p className="mt-2 max-w-reading text-ink-soft">
        Vendors type them at checkout. A listing uses each code once, in place of its own discount.
      </p>
      <Button className="mt-4" onPress={() => setMaking(true)}>
        Make a code
      </Button>
      {promos.length === 0 ? (
        <p className="mt-6 text-ink-soft">No codes yet. The first one you make shows up here.</p>
      ) : (
        <PromoList promos={promos} />
      )}
      {isMaking && <PromoDialog onClose={() => setMaking(false)} />}
    </StaffPage>
  );
}
