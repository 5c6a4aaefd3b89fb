import { useMemo } from 'react';
import {
  DropIndicator,
  GridLayout,
  GridList,
  GridListItem,
  type ItemDropTarget,
  Size,
  type TextDropItem,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import type { Gallery } from '#capabilities/storefronts/rules/galleries.ts';
import type { GalleryPicture } from '../../contract/editor.contract.ts';
import { dropPosition } from './drop-position.ts';
import { GalleryTile, type TileAction, tileName } from './gallery-tile.tsx';

const PICTURE = 'ampersand-gallery-picture';

/** Two columns on a phone, three elsewhere. */
const TILES = {
  minItemSize: new Size(136, 102),
  minSpace: new Size(12, 12),
  maxColumns: 3,
  preserveAspectRatio: true,
  dropIndicatorThickness: 4,
};

type Props = {
  gallery: Gallery;
  label: string;
  pictures: readonly GalleryPicture[];
  isDisabled: boolean;
  onMove: (from: Gallery, assetId: string, position: number) => void;
  onAction: (picture: GalleryPicture, position: number, action: TileAction) => void;
};

/** The list takes the focus to its ends by itself, but would let the browser scroll the page to its own. */
function keepPageStill(event: KeyboardEvent): void {
  if (event.key === 'Home' || event.key === 'End') event.preventDefault();
}

function listenToEnds(grid: HTMLDivElement) {
  grid.addEventListener('keydown', keepPageStill);
  return () => grid.removeEventListener('keydown', keepPageStill);
}

/** The pictures of one gallery in their order; dragged by hand, by keyboard, and from the other gallery. */
export function GalleryGrid({ gallery, label, pictures, isDisabled, onMove, onAction }: Props) {
  const ids = pictures.map(({ id }) => id);
  // The list draws a tile anew when its object is another one.
  const tiles = useMemo(() => pictures.map((picture, position) => ({ ...picture, position })), [pictures]);
  const placeOf = (moved: string, { key, dropPosition: where }: ItemDropTarget) =>
    dropPosition(ids, moved, { key: String(key), dropPosition: where === 'after' ? 'after' : 'before' });
  /** A picture that comes from the other gallery. */
  async function takeOver(item: TextDropItem, positionOf: (moved: string) => number): Promise<void> {
    const [from, moved = ''] = (await item.getText(PICTURE)).split(' ');
    onMove(from as Gallery, moved, positionOf(moved));
  }
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) =>
      [...keys].map((key) => ({ [PICTURE]: `${gallery} ${key}`, 'text/plain': String(key) })),
    acceptedDragTypes: [PICTURE],
    getDropOperation: () => 'move',
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="size-full rounded-full data-drop-target:bg-secondary" />
    ),
    onReorder: ({ keys, target }) => {
      const [moved] = [...keys].map(String);
      if (moved) onMove(gallery, moved, placeOf(moved, target));
    },
    onInsert: async ({ items, target }) => {
      for (const item of items) {
        if (item.kind === 'text') await takeOver(item, (moved) => placeOf(moved, target));
      }
    },
    onRootDrop: async ({ items }) => {
      for (const item of items) if (item.kind === 'text') await takeOver(item, () => ids.length);
    },
  });
  return (
    // Every tile listens to the whole list: of hundreds, only those in sight may exist.
    <Virtualizer layout={GridLayout} layoutOptions={TILES}>
      <GridList
        ref={listenToEnds}
        aria-label={label}
        layout="grid"
        dragAndDropHooks={dragAndDropHooks}
        items={tiles}
        dependencies={[tiles.length, isDisabled]}
        renderEmptyState={() => <p className="p-6 text-center text-ink-soft text-sm">None yet</p>}
        className="-mx-2 block rounded-card border border-transparent data-empty:mx-0 data-drop-target:border-secondary data-empty:border-line-strong data-empty:border-dashed data-drop-target:bg-cove-tint"
      >
        {({ position, ...picture }) => (
          <GridListItem
            textValue={tileName(gallery, picture, position)}
            className="rounded-card outline-offset-2 data-dragging:opacity-50 data-focus-visible:outline-2 data-focus-visible:outline-primary"
          >
            <GalleryTile
              gallery={gallery}
              picture={picture}
              position={position}
              count={tiles.length}
              isDisabled={isDisabled}
              onAction={(action) => onAction(picture, position, action)}
            />
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  );
}
