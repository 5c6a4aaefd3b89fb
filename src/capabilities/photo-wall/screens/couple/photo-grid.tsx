import { useState } from 'react';
import { ShowMore } from '#app/show-more.tsx';
import { useLoadedPages } from '#app/use-loaded.ts';
import { Button } from '#ui/button.tsx';
import type { PhotoFilter, PhotoWall, WallPhoto } from '../../contract/couple-wall.contract.ts';
import { wallPhotosQuery } from '../../queries.ts';
import { KEPT_AFTER_REMOVAL_DAYS, MOST_AT_ONCE } from '../../rules/wall-choices.ts';
import { FilterBar } from './filter-bar.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { WallActions } from './use-wall-actions.ts';

interface PhotoGridProps {
  counts: PhotoWall['counts'];
  /** As the loader brought them, of the filter that a page begins with. */
  loaded: { photos: WallPhoto[]; next: string | null };
  actions: WallActions;
}

const EMPTY: Readonly<Record<PhotoFilter, string>> = {
  ALL: 'No photos yet. They appear here as guests send them.',
  WAITING: 'Nothing is waiting for you.',
  SHOWN: 'No photo is shown right now.',
  HIDDEN: 'You haven’t hidden any photos.',
  REPORTED: 'No guest has reported a photo.',
  REMOVED: 'You haven’t removed any photos.',
};

/** All that guests brought, and what becomes of it. */
export function PhotoGrid({ counts, loaded, actions }: PhotoGridProps) {
  const [filter, setFilter] = useState<PhotoFilter>('ALL');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<string>();
  const query = useLoadedPages(wallPhotosQuery(filter), filter === 'ALL' ? loaded : undefined);
  const photos = query.data?.pages.flatMap((page) => page.photos) ?? [];
  // What somebody else has moved meanwhile is no longer chosen.
  const moving = photos.filter(({ uuid }) => chosen.has(uuid)).slice(0, MOST_AT_ONCE);
  const choose = (uuid: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(uuid);
    else next.delete(uuid);
    setChosen(next);
  };
  const isAllChosen = photos.length > 0 && moving.length === photos.length;
  return (
    <section aria-labelledby="photos-title">
      <h2 id="photos-title" className="sr-only">
        Photos
      </h2>
      <FilterBar
        counts={counts}
        filter={filter}
        onFilter={(next) => {
          setFilter(next);
          setChosen(new Set());
        }}
      />
      <div className="sticky top-0 z-10 my-2 flex min-h-11 flex-wrap items-center gap-2 bg-linen py-2">
        {photos.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => setChosen(new Set(isAllChosen ? [] : photos.map(({ uuid }) => uuid)))}
          >
            {isAllChosen ? 'Select none' : 'Select all'}
          </Button>
        )}
        <p role="status" className="text-ink-soft text-sm">
          {moving.length > 0 && `${moving.length} selected`}
        </p>
        {moving.length > 0 && (
          <MoveButtons
            states={moving.map(({ state }) => state)}
            isPending={actions.isMoving}
            onMove={(to) => {
              actions.move(moving, to);
              setChosen(new Set());
            }}
          />
        )}
      </div>
      {filter === 'REMOVED' && photos.length > 0 && (
        <p className="mb-4 text-ink-soft">Removed photos are deleted after {KEPT_AFTER_REMOVAL_DAYS} days.</p>
      )}
      {photos.length === 0 ? (
        <p className="rounded-card border border-line border-dashed px-5 py-14 text-center text-ink-soft">
          {query.isFetching ? 'Loading…' : EMPTY[filter]}
        </p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:gap-4 xl:grid-cols-4">
          {photos.map((photo) => (
            <li key={photo.uuid}>
              <PhotoTile
                photo={photo}
                isChosen={chosen.has(photo.uuid)}
                onChoose={(isChosen) => choose(photo.uuid, isChosen)}
                onOpen={() => setOpened(photo.uuid)}
              />
            </li>
          ))}
        </ul>
      )}
      <ShowMore query={query}>Show older photos</ShowMore>
      {opened !== undefined && (
        <PhotoDialog photos={photos} uuid={opened} actions={actions} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}
