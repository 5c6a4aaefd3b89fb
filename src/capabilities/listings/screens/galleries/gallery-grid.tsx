import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
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
  onMove: (assetId: string, position: number) => void;
  onAction: (picture: GalleryPicture, position: number, action: TileAction) => void;
};

/** The pictures of one gallery in their order; dragged by hand, by keyboard, and from the other gallery. */
export function GalleryGrid({ gallery, label, pictures, isDisabled, onMove, onAction }: Props) {
  const ids = pictures.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ [PICTURE]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [PICTURE],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => {
      const [moved] = [...keys].map(String);
      if (moved && target.dropPosition !== 'on') {
        onMove(
          moved,
          dropPosition(ids, moved, { key: String(target.key), dropPosition: target.dropPosition }),
        );
      }
    },
    onInsert: async ({ items, target }) => {
      for (const item of items) {
        if (item.kind !== 'text' || target.dropPosition === 'on') continue;
        const moved = await item.getText(PICTURE);
        onMove(
          moved,
          dropPosition(ids, moved, { key: String(target.key), dropPosition: target.dropPosition }),
        );
      }
    },
    onRootDrop: async ({ items }) => {
      for (const item of items) if (item.kind === 'text') onMove(await item.getText(PICTURE), ids.length);
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
