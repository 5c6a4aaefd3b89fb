import { Link, Outlet, useLocation, useMatches, useSearchParams } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { secondaryBar, sectionLink } from '#app/secondary-bar.ts';
import { useCurrentInSight } from '#app/use-current-in-sight.ts';
import { useUser } from '#app/use-user.ts';
import { hasHistories } from '#capabilities/navigation/rules/vendor-state.ts';
import { classNames } from '#ui/class-names.ts';
import { planPlaces } from '../rules/plan-places.ts';

/** What most screens inside load; the others stand for a listing that was published. */
type Loaded = { listing?: { published: boolean; wasPublished?: boolean } | undefined };

function hasHistoriesIn(loaded: unknown): boolean {
  if (typeof loaded !== 'object' || loaded === null || !('listing' in loaded)) return true;
  const { listing } = loaded as Loaded;
  return listing !== undefined && hasHistories(listing);
}

/** The public page is everybody's document: the bar is in it, and seen once the browser knows its vendor. */
function usePublicHold(isPublic: boolean): string | undefined {
  const user = useUser();
  if (!isPublic || user?.has_vendor_account) return undefined;
  return user ? 'hidden' : 'hidden [.is-signed-in.is-vendor_&]:block';
}

function PlanBar() {
  const list = useCurrentInSight();
  const { pathname } = useLocation();
  const isPublic = pathname === vendorPaths.howWePrice;
  const places = planPlaces(pathname, hasHistoriesIn(useMatches().at(-1)?.loaderData));
  const asked = useSearchParams()[0].get('storefront');
  const query = isPublic || asked === null ? {} : { storefront: asked };
  return (
    <nav
      aria-label="Credits and plans"
      className={classNames('border-line border-b bg-paper', usePublicHold(isPublic))}
      data-print="hidden"
    >
      <ul
        ref={list}
        className={`${pageWidth} ${secondaryBar} flex gap-6 overflow-x-auto [scrollbar-width:none] md:gap-7`}
      >
        {places.map(({ to, label, mark }) => (
          <li key={to}>
            <Link
              to={to === vendorPaths.howWePrice ? to : withQuery(to, query)}
              aria-current={mark}
              className={sectionLink(mark !== undefined)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Around every screen about a listing's money: where its neighbours are. */
export default function PlanFrame() {
  return (
    <>
      <PlanBar />
      <Outlet />
    </>
  );
}
