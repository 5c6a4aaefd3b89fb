import { Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pageMeta } from '#app/page-meta.ts';
import { pageWidth } from '#app/page-width.ts';
import { PlanningNav } from '#app/planning-nav.tsx';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { WALL_KINDS, WALL_PHOTOS_KEY, wallQuery } from '../queries.ts';
import type { Route } from './+types/photos.route.ts';
import { DownloadPanel } from './couple/download-panel.tsx';
import { PhotoGrid } from './couple/photo-grid.tsx';
import { SharePanel } from './couple/share-panel.tsx';
import { useWallActions } from './couple/use-wall-actions.ts';
import { AS_SUGGESTED } from './couple/wall-form.ts';

const WallSettingsDialog = lazy(async () => ({
  default: (await import('./couple/wall-settings-dialog.tsx')).WallSettingsDialog,
}));

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

const TITLE = 'Guest photos';
const WAY = [{ label: 'Wedding website', to: paths.website() }, { label: TITLE }];

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Photos your guests take, from their phones, without an app.';
  return pageMeta({ title: TITLE, description, path: paths.photoWall(), isUnlisted: true }, matches);
}

const NONE = { photos: [], next: null };

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const api = apiOf(args.context);
  const wall = await api.photoWall.readWall();
  const photos = wall.wall ? await api.photoWall.listWallPhotos({ filter: 'ALL' }) : NONE;
  return { wall, photos };
}

function Nothing({ canShare, onStart }: { canShare: boolean; onStart: () => void }) {
  const icon = <Images size={28} aria-hidden="true" />;
  if (!canShare)
    return (
      <EmptyState title="No photo wall yet" icon={icon}>
        The couple and their planner can turn it on.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Every guest is a photographer"
      icon={icon}
      action={<Button onPress={onStart}>Turn on your photo wall</Button>}
    >
      Put a code on the tables. Guests point their camera at it and send their photos: no app, no account.
      Show them live on a screen, and download them all afterwards.
    </EmptyState>
  );
}

/** The photos of the guests, for those who plan the wedding. */
export default function PhotosScreen({ loaderData }: Route.ComponentProps) {
  const { data } = useLoaded(wallQuery, loaderData.wall);
  useLiveQueries(WALL_KINDS, [wallQuery.queryKey, WALL_PHOTOS_KEY]);
  const { wall, canShare, canModerate } = data;
  const actions = useWallActions(wall?.version ?? 0);
  const [isSetting, setSetting] = useState(false);
  return (
    <>
      <PlanningNav />
      <div className={`${pageWidth} py-6 md:py-9`}>
        <PageHeading title={TITLE} eyebrow={<Breadcrumb steps={WAY} />} />
        {!wall || !canModerate ? (
          <Nothing canShare={canShare} onStart={() => setSetting(true)} />
        ) : (
          <div className="mt-5 grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
            <div className="grid gap-4">
              {canShare && <SharePanel wall={wall} actions={actions} onSettings={() => setSetting(true)} />}
              <DownloadPanel archive={data.archive} />
            </div>
            <PhotoGrid counts={data.counts} loaded={loaderData.photos} actions={actions} />
          </div>
        )}
        <Suspense>
          {isSetting && (
            <WallSettingsDialog
              wall={wall ?? AS_SUGGESTED}
              isNew={!wall}
              actions={actions}
              onClose={() => setSetting(false)}
            />
          )}
        </Suspense>
      </div>
    </>
  );
}
