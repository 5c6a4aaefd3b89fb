import {
  GridList,
  GridListItem,
  type ItemDropTarget,
  type TextDropItem,
  useDragAndDrop,
} from 'react-aria-components';
import type { Gallery } from '#capabilities/storefronts/rules/galleries.ts';
import type { GalleryPicture } from '../../contract/editor.contract.ts';
import { dropPosition } from './drop-position.ts';
import { GalleryTile, type TileAction, tileName } from './gallery-tile.tsx';

const PICTURE = 'ampersand-gallery-picture';

type Props = {
  gallery: Gallery;
  label: string;
  pictures: readonly GalleryPicture[];
  isDisabled: boolean;
  onMove: (from: Gallery, assetId: string, position: number) => void;
  onAction: (picture: GalleryPicture, position: number, action: TileAction) => void;
};

/** The pictures of one gallery in their order; dragged by hand, by keyboard, and from the other gallery. */
export function GalleryGrid({ gallery, label, pictures, isDisabled, onMove, onAction }: Props) {
  const ids = pictures.map(({ id }) => id);
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
    <GridList
      aria-label={label}
      layout="grid"
      dragAndDropHooks={dragAndDropHooks}
      items={pictures.map((picture, position) => ({ ...picture, position }))}
      dependencies={[pictures.length, isDisabled]}
      renderEmptyState={() => <p className="p-6 text-center text-ink-soft text-sm">None yet</p>}
      className="grid grid-cols-2 gap-3 rounded-card border border-transparent data-drop-target:border-secondary data-drop-target:bg-cove-tint data-empty:block data-empty:border-line-strong data-empty:border-dashed sm:grid-cols-3"
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
            count={pictures.length}
            isDisabled={isDisabled}
            onAction={(action) => onAction(picture, position, action)}
          />
        </GridListItem>
      )}
    </GridList>
  );
}
