import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { plural } from '#base/text.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { boardsQuery, FAVORITES_KEY, FAVORITES_KINDS, savedQuery } from '../queries.ts';
import { groupSaved, readSavedView } from '../rules/saved-view.ts';
import type { Route } from './+types/vendors.route.ts';
import { FavoritesNav } from './favorites-nav.tsx';
import { FirstUse } from './first-use.tsx';
import { requirePlanner } from './require-planner.ts';
import { cardGrid } from './saved/grids.ts';
import { SavedVendorItem } from './saved/saved-vendor-item.tsx';
import { SectionHead } from './saved/section-head.tsx';
import { comparisonOf, stillThere } from './saved/select-compared.ts';
import { useSavedActions } from './use-saved-actions.ts';
import { CompareBar } from './vendors/compare-bar.tsx';
import { NothingShown } from './vendors/nothing-shown.tsx';
import { SavedFilters } from './vendors/saved-filters.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Favorite vendors · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  const permissions = await requirePlanner(args);
  const { favorites } = apiOf(args.context);
  const [boards, saved] = await Promise.all([favorites.listBoards(), favorites.listSaved({})]);
  return { ...permissions, boards, saved };
}

/** All favorites are here already; another view of them asks nobody. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function FavoriteVendorsScreen({ loaderData }: Route.ComponentProps) {
  const { canEdit } = loaderData;
  useLiveQueries(FAVORITES_KINDS, [FAVORITES_KEY]);
  const { data: boards } = useLoaded(boardsQuery, loaderData.boards);
  const {
    data: { vendors },
  } = useLoaded(savedQuery, loaderData.saved);
  const actions = useSavedActions();
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const view = readSavedView(query);
  const groups = groupSaved(vendors, view);
  const selected = stillThere(chosen, vendors);

  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Favorite vendors"
        lead={vendors.length > 0 ? `${plural(vendors.length, 'vendor')} saved` : undefined}
      />
      <FavoritesNav />
      {vendors.length === 0 ? (
        <FirstUse />
      ) : (
        <>
          <SavedFilters vendors={vendors} boards={boards} view={view} />
          {groups.length === 0 && <NothingShown />}
          <div className="space-y-12 md:space-y-16">
            {groups.map(({ category, label, vendors: inGroup }) => (
              <section key={category} aria-labelledby={category}>
                <SectionHead
                  id={category}
                  title={label}
                  aside={<p className="text-ink-soft">{plural(inGroup.length, 'vendor')}</p>}
                />
                <ul className={cardGrid}>
                  {inGroup.map((vendor) => (
                    <SavedVendorItem
                      key={vendor.uuid}
                      vendor={vendor}
                      boards={boards}
                      canEdit={canEdit}
                      actions={actions}
                      comparison={comparisonOf(vendor.storefrontUuid, { selected, onSelect: setChosen })}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <CompareBar
            vendors={selected.flatMap(
              (uuid) => vendors.find(({ storefrontUuid }) => storefrontUuid === uuid) ?? [],
            )}
            onClear={() => setChosen([])}
          />
        </>
      )}
    </div>
  );
}
