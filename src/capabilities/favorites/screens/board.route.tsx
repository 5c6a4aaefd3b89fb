import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { data } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { boardQuery, boardsQuery, FAVORITES_KEY, FAVORITES_KINDS } from '../queries.ts';
import { boardCounts } from '../rules/board-counts.ts';
import { MOST_COMPARED } from '../rules/favorite-limits.ts';
import { favoritesPaths } from '../rules/paths.ts';
import type { Route } from './+types/board.route.ts';
import { BoardMenu } from './board/board-menu.tsx';
import { BoardPhotos } from './board/board-photos.tsx';
import { BoardVendors } from './board/board-vendors.tsx';
import { EmptyBoard } from './board/empty-board.tsx';
import { ShareButton } from './board/share-button.tsx';
import { isNowhere } from './is-nowhere.ts';
import { requirePlanner } from './require-planner.ts';
import { stillThere } from './saved/select-compared.ts';
import { useSavedActions } from './use-saved-actions.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.board.name ?? 'Board'} · Ampersand` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  const permissions = await requirePlanner(args);
  const { favorites } = apiOf(args.context);
  try {
    const [board, boards] = await Promise.all([
      favorites.readBoard({ uuid: args.params.uuid }),
      favorites.listBoards(),
    ]);
    return { ...permissions, board, boards };
  } catch (error) {
    if (isNowhere(error)) throw data(null, 404);
    throw error;
  }
}

export default function BoardScreen({ loaderData }: Route.ComponentProps) {
  const { canEdit, canShare } = loaderData;
  useLiveQueries(FAVORITES_KINDS, [FAVORITES_KEY]);
  const { data: board } = useLoaded(boardQuery(loaderData.board.uuid), loaderData.board);
  const { data: boards } = useLoaded(boardsQuery, loaderData.boards);
  const actions = useSavedActions();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selected = stillThere(chosen, board.vendors);
  const listed = board.vendors.filter(({ card }) => card !== null);
  return (
    <div className={`${pageWidth} py-6 md:py-10`}>
      <Breadcrumb steps={[{ label: 'Favorites', to: paths.favoritesHome() }, { label: board.name }]} />
      <PageHeading
        title={board.name}
        lead={boardCounts({ storefrontCount: board.vendors.length, photoCount: board.photos.length })}
        className="mt-2 mb-8 md:mb-10"
        actions={
          <>
            {/* Once something is ticked, the bar at the lower edge compares exactly that. */}
            {listed.length > 1 && selected.length === 0 && (
              <ButtonLink
                variant="secondary"
                icon={<Columns3 size={18} aria-hidden="true" />}
                to={favoritesPaths.compare(
                  listed.slice(0, MOST_COMPARED).map(({ storefrontUuid }) => storefrontUuid),
                )}
              >
                {listed.length > MOST_COMPARED ? `Compare the newest ${MOST_COMPARED}` : 'Compare all'}
              </ButtonLink>
            )}
            {canShare && <ShareButton board={board} />}
            {canEdit && <BoardMenu board={board} />}
          </>
        }
      />
      {board.vendors.length + board.photos.length === 0 ? (
        <EmptyBoard />
      ) : (
        <div className="space-y-14 md:space-y-18">
          <BoardVendors
            vendors={board.vendors}
            boards={boards}
            canEdit={canEdit}
            actions={actions}
            comparing={{ selected, onSelect: setChosen }}
          />
          <BoardPhotos photos={board.photos} boards={boards} canEdit={canEdit} actions={actions} />
        </div>
      )}
    </div>
  );
}
