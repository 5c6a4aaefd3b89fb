import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { ORIGINAL_FORMATS, PICTURE_LIMITS } from '#capabilities/media/rules/picture-limits.ts';
import type { Gallery } from '#capabilities/storefronts/rules/galleries.ts';
import { Button } from '#ui/button.tsx';
import { FileUpload } from '#ui/upload/file-upload.tsx';
import type { GalleryPicture, Listing } from '../../contract/editor.contract.ts';
import { DescribeDialog } from './describe-dialog.tsx';
import { GalleryGrid } from './gallery-grid.tsx';
import type { TileAction } from './gallery-tile.tsx';
import { PhotoLinkDialog } from './photo-link-dialog.tsx';
import { useGalleries } from './use-galleries.ts';

/** The covers and the photos: sent, ordered, described and removed. */
export function GalleriesSection({ listing }: { listing: Listing }) {
  const galleries = useGalleries(listing);
  const [described, setDescribed] = useState<{ gallery: Gallery; picture: GalleryPicture }>();
  const [isLinking, setLinking] = useState(false);
  const { coverGallery, photoGallery, canEdit } = listing;

  function act(gallery: Gallery, picture: GalleryPicture, position: number, action: TileAction): void {
    const move = (to: number, into = gallery) =>
      galleries.change({ kind: 'move', from: gallery, assetId: picture.id, gallery: into, position: to });
    if (action === 'describe') setDescribed({ gallery, picture });
    if (action === 'first') move(0);
    if (action === 'earlier') move(position - 1);
    if (action === 'later') move(position + 1);
    if (action === 'swap')
      move(gallery === 'COVER' ? 0 : coverGallery.length, gallery === 'COVER' ? 'PHOTO' : 'COVER');
    if (action === 'remove') galleries.remove({ gallery, position, picture });
  }

  const grid = (gallery: Gallery, label: string, pictures: readonly GalleryPicture[]) => (
    <GalleryGrid
      gallery={gallery}
      label={label}
      pictures={pictures}
      isDisabled={!canEdit}
      onMove={(from, assetId, position) =>
        galleries.change({ kind: 'move', from, assetId, gallery, position })
      }
      onAction={(picture, position, action) => act(gallery, picture, position, action)}
    />
  );

  return (
    <>
      <h3 className="mb-2 font-semibold">
        Covers <span className="font-normal text-ink-soft">({coverGallery.length})</span>
      </h3>
      <p className="mb-3 text-ink-soft text-sm">
        They lead your page and your card in search. Two or more work best.
      </p>
      {grid('COVER', 'Covers', coverGallery)}
      <h3 className="mt-6 mb-2 font-semibold">
        Photos <span className="font-normal text-ink-soft">({photoGallery.length})</span>
      </h3>
      {grid('PHOTO', 'Photos', photoGallery)}
      {canEdit && (
        <FileUpload
          className="mt-5"
          label="Add photos"
          buttonText="Choose photos"
          description="JPG, PNG, WebP or AVIF, up to 20 MB each. As many at once as you like."
          accept={ORIGINAL_FORMATS.map((format) => `image/${format}`)}
          maxBytes={PICTURE_LIMITS.bytes}
          upload={(file, options) => galleries.upload('PHOTO', file, options)}
        />
      )}
      {canEdit && (
        <Button
          variant="quiet"
          size="small"
          icon={<Link2 size={16} aria-hidden="true" />}
          onPress={() => setLinking(true)}
          className="mt-2"
        >
          Add a photo by link
        </Button>
      )}
      {isLinking && (
        <PhotoLinkDialog
          onAdd={(address) => galleries.addLinked('PHOTO', address)}
          onClose={() => setLinking(false)}
        />
      )}
      {described && (
        <DescribeDialog
          picture={described.picture}
          onClose={() => setDescribed(undefined)}
          onSave={(words) => {
            const { gallery, picture } = described;
            galleries.change({ kind: 'describe', gallery, assetId: picture.id, ...words });
            setDescribed(undefined);
          }}
        />
      )}
    </>
  );
}
