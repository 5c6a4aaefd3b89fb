import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { VendorCard } from '#capabilities/search/parts/vendor-card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { boardsQuery, FAVORITES_KEY, FAVORITES_KINDS, RECENT_LIMIT, recentQuery } from '../queries.ts';
import type { Route } from './+types/home.route.ts';
import { FavoritesNav } from './favorites-nav.tsx';
import { FirstUse } from './first-use.tsx';
import { BoardTile } from './home/board-tile.tsx';
import { NewBoardButton } from './home/new-board-button.tsx';
import { requirePlanner } from './require-planner.ts';
import { cardGrid, tileGrid } from './saved/grids.ts';
import { PhotoTile } from './saved/photo-tile.tsx';
import { SavedBy } from './saved/saved-by.tsx';
import { SavedHeart } from './saved/saved-heart.tsx';
import { SectionHead } from './saved/section-head.tsx';
import { UnlistedCard } from './saved/unlisted-card.tsx';
import { useSavedActions } from './use-saved-actions.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Your favorites · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  const permissions = await requirePlanner(args);
  const { favorites } = apiOf(args.context);
  const [boards, recent] = await Promise.all([
    favorites.listBoards(),
    favorites.listSaved({ limit: RECENT_LIMIT }),
  ]);
  return { ...permissions, boards, recent };
}

export default function FavoritesHomeScreen({ loaderData }: Route.ComponentProps) {
  const { canEdit } = loaderData;
  useLiveQueries(FAVORITES_KINDS, [FAVORITES_KEY]);
  const { data: boards } = useLoaded(boardsQuery, loaderData.boards);
  const { data: recent } = useLoaded(recentQuery, loaderData.recent);
  const actions = useSavedActions();
  const { vendors, photos } = recent;
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Your favorites"
        lead="The vendors and photos you love, shared with everyone planning with you."
      />
      <FavoritesNav />
      {boards.length === 0 ? (
        <FirstUse />
      ) : (
        <div className="space-y-14 md:space-y-18">
          <section aria-labelledby="boards">
            <SectionHead id="boards" title="Boards" />
            <ul className={tileGrid}>
              {boards.map((board) => (
                <BoardTile key={board.uuid} board={board} />
              ))}
              {canEdit && (
                <li>
                  <NewBoardButton />
                </li>
              )}
            </ul>
          </section>
          {vendors.length > 0 && (
            <section aria-labelledby="recent-vendors">
              <SectionHead
                id="recent-vendors"
                title="Recently saved vendors"
                aside={<TextLink to={paths.favoriteVendors()}>See all vendors</TextLink>}
              />
              <ul className={cardGrid}>
                {vendors.map((vendor) => {
                  const heart = canEdit && <SavedHeart thing={vendor} actions={actions} />;
                  return (
                    <li key={vendor.uuid} className="min-w-0">
                      {vendor.card ? (
                        <VendorCard card={vendor.card} action={heart} />
                      ) : (
                        <UnlistedCard vendor={vendor} action={heart} />
                      )}
                      <SavedBy savers={vendor.savedBy} />
                    </li>
                  );
                })}
              </ul>
            </section>
          )}
          {photos.length > 0 && (
            <section aria-labelledby="recent-photos">
              <SectionHead id="recent-photos" title="Recently saved photos" />
              <ul className={tileGrid}>
                {photos.map((photo) => (
                  <PhotoTile
                    key={photo.uuid}
                    photo={photo}
                    action={canEdit && <SavedHeart thing={photo} actions={actions} />}
                  >
                    <SavedBy savers={photo.savedBy} />
                  </PhotoTile>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </div>
  );
}
