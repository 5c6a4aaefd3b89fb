import { Ellipsis, GripVertical, TriangleAlert } from 'lucide-react';
import { Button } from 'react-aria-components';
import type { Gallery } from '#capabilities/storefronts/rules/galleries.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Picture } from '#ui/picture.tsx';
import type { GalleryPicture } from '../../contract/editor.contract.ts';

export type TileAction = 'describe' | 'first' | 'earlier' | 'later' | 'swap' | 'remove';

type Props = {
  gallery: Gallery;
  picture: GalleryPicture;
  position: number;
  count: number;
  isDisabled: boolean;
  onAction: (action: TileAction) => void;
};

/** Small beside the picture, inside a target that a thumb finds. */
const DISC = 'inline-flex size-8 items-center justify-center rounded-full bg-paper/90 text-ink';

/** What everybody calls a picture here: its words, else its place. */
export function tileName(gallery: Gallery, { alt }: Pick<GalleryPicture, 'alt'>, position: number): string {
  return alt || `${gallery === 'COVER' ? 'Cover' : 'Photo'} ${position + 1}`;
}

/** One picture with its handle and its menu; everything that dragging does, the menu does as well. */
export function GalleryTile({ gallery, picture, position, count, isDisabled, onAction }: Props) {
  const name = tileName(gallery, picture, position);
  const isFirst = position === 0;
  const entries = [
    { id: 'describe', label: 'Describe and focus' },
    { id: 'first', label: 'Move to the front', isDisabled: isFirst },
    { id: 'earlier', label: 'Move earlier', isDisabled: isFirst },
    { id: 'later', label: 'Move later', isDisabled: position === count - 1 },
    { id: 'swap', label: gallery === 'COVER' ? 'Move to photos' : 'Make it a cover' },
    { id: 'remove', label: 'Remove', tone: 'danger' as const },
  ];
  return (
    <div className="relative overflow-hidden rounded-card">
      <Picture asset={picture} width={300} ratio="4/3" alt="" className="w-full" />
      {!isDisabled && (
        <>
          <Button
            slot="drag"
            className="absolute start-0 top-0 inline-flex size-11 cursor-grab items-center justify-center rounded-full data-focus-visible:outline-2 data-focus-visible:outline-primary data-focus-visible:-outline-offset-4"
          >
            <span className={DISC}>
              <GripVertical size={18} aria-hidden="true" />
            </span>
            <span className="sr-only">Drag {name}</span>
          </Button>
          <div className="absolute end-0 top-0">
            <Menu
              trigger={
                <IconButton
                  label={`Options for ${name}`}
                  icon={
                    <span className={DISC}>
                      <Ellipsis size={18} aria-hidden="true" />
                    </span>
                  }
                />
              }
              entries={entries}
              onAction={(id) => onAction(id as TileAction)}
              placement="bottom end"
            />
          </div>
        </>
      )}
      <span className="absolute start-2 bottom-2 flex max-w-[calc(100%-1rem)] gap-1.5">
        {gallery === 'COVER' && <Badge variant="white">Cover {position + 1}</Badge>}
        {picture.alt === '' && (
          <Badge variant="gold" icon={<TriangleAlert size={12} aria-hidden="true" />}>
            Describe
          </Badge>
        )}
      </span>
    </div>
  );
}
