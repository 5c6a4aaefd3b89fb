import { Printer } from 'lucide-react';
import { useNavigate } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { readComparedUuids } from '../rules/compared-uuids.ts';
import { favoritesPaths } from '../rules/paths.ts';
import type { Route } from './+types/compare.route.ts';
import { ComparisonTable } from './compare/comparison-table.tsx';
import { NothingToCompare } from './compare/nothing-to-compare.tsx';
import { requirePlanner } from './require-planner.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Compare vendors · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  await requirePlanner(args);
  const vendors = readComparedUuids(args.url.searchParams.get('vendors') ?? '').join(',');
  return apiOf(args.context).favorites.compareVendors({ vendors });
}

/** 'For Jun 12, 2027 in Hudson, NY'; nothing while the couple has neither. */
function standpoint({ date, city }: Route.ComponentProps['loaderData']['wedding']): string | undefined {
  const parts = [date && `on ${formatDateInText(calendarDate(date))}`, city && `in ${city}`].filter(Boolean);
  return parts.length > 0 ? `For your wedding ${parts.join(' ')}` : undefined;
}

/** One message can go to all of them where they are of one trade and somebody is there to read it. */
function AskAll({ vendors }: Pick<Route.ComponentProps['loaderData'], 'vendors'>) {
  const [first] = vendors;
  const isOneTrade = vendors.every(({ card }) => card.taxonomyNodeKey === first?.card.taxonomyNodeKey);
  if (vendors.length < 2 || !isOneTrade || !vendors.every(({ card }) => card.claimed)) return null;
  const uuids = vendors.map(({ card }) => card.storefrontUuid);
  return (
    <ButtonLink to={paths.newInquiry(uuids, { source: 'FAVORITE' })}>
      Write to all {vendors.length}
    </ButtonLink>
  );
}

export default function CompareScreen({ loaderData: { vendors, wedding } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const show = (uuids: readonly string[]) =>
    navigate(favoritesPaths.compare(uuids), { replace: true, preventScrollReset: true });
  return (
    <div className={`${pageWidth} py-6 md:py-10`}>
      <div data-print="hidden">
        <Breadcrumb
          steps={[
            { label: 'Favorites', to: paths.favoritesHome() },
            { label: 'Vendors', to: paths.favoriteVendors() },
            { label: 'Compare' },
          ]}
        />
      </div>
      <PageHeading
        title="Compare vendors"
        lead={standpoint(wedding)}
        className="mt-2 mb-6 md:mb-8"
        actions={
          vendors.length > 0 && (
            <span data-print="hidden" className="flex flex-wrap gap-3">
              <AskAll vendors={vendors} />
              <Button
                variant="secondary"
                icon={<Printer size={18} aria-hidden="true" />}
                onPress={() => window.print()}
              >
                Print
              </Button>
            </span>
          )
        }
      />
      {vendors.length === 0 ? (
        <NothingToCompare />
      ) : (
        <ComparisonTable vendors={vendors} wedding={wedding} onChange={(uuids) => void show(uuids)} />
      )}
    </div>
  );
}
