import { X } from 'lucide-react';
import { useRef } from 'react';
import { ORIGINAL_FORMATS, PICTURE_LIMITS } from '#capabilities/media/rules/picture-limits.ts';
import type { Gallery } from '#capabilities/storefronts/rules/galleries.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { StepHeading } from '#ui/step-heading.tsx';
import { FileUpload } from '#ui/upload/file-upload.tsx';
import type { GalleryPicture } from '../../contract/editor.contract.ts';
import { tileName } from '../galleries/gallery-tile.tsx';
import { useGalleries } from '../galleries/use-galleries.ts';
import type { ListingStepProps } from './section-step.tsx';
import { StepActions } from './step-frame.tsx';

type TileProps = { gallery: Gallery; picture: GalleryPicture; position: number; onRemove: () => void };

function Tile({ gallery, picture, position, onRemove }: TileProps) {
  const name = tileName(gallery, picture, position);
  return (
    <li className="relative overflow-hidden rounded-card">
      <Picture asset={picture} width={300} ratio="4/3" alt={name} className="w-full" />
      <IconButton
        label={`Remove ${name}`}
        icon={<X size={18} aria-hidden="true" />}
        onPress={onRemove}
        className="absolute end-1.5 top-1.5 size-9 bg-paper/90"
      />
      {gallery === 'COVER' && (
        <Badge variant="white" className="absolute start-2 bottom-2">
          Cover
        </Badge>
      )}
    </li>
  );
}

/** The first pictures: one becomes the cover, the others go to the gallery. Order and captions wait in the editor. */
export function PhotosStep({ listing, focusesHeading, onBack, onNext }: ListingStepProps) {
  const galleries = useGalleries(listing);
  const { coverGallery, photoGallery } = listing;
  const isCoverTaken = useRef(coverGallery.length > 0);

  function nextGallery(): Gallery {
    const gallery = isCoverTaken.current ? 'PHOTO' : 'COVER';
    isCoverTaken.current = true;
    return gallery;
  }

  const tiles = (gallery: Gallery, pictures: readonly GalleryPicture[]) =>
    pictures.map((picture, position) => (
      <Tile
        key={`${gallery} ${picture.id}`}
        gallery={gallery}
        picture={picture}
        position={position}
        onRemove={() => {
          if (gallery === 'COVER' && pictures.length === 1) isCoverTaken.current = false;
          galleries.remove({ gallery, position, picture });
        }}
      />
    ));
  const hasPictures = coverGallery.length + photoGallery.length > 0;
  return (
    <>
      <StepHeading
        title="Show your best work"
        lead="The first photo becomes your cover. Ten good ones make a listing couples linger on; three are a fine start."
        focuses={focusesHeading}
      />
      <FileUpload
        className="max-w-reading"
        label="First photos"
        buttonText="Choose photos"
        description="JPG, PNG, WebP or AVIF, up to 20 MB each. As many at once as you like."
        accept={ORIGINAL_FORMATS.map((format) => `image/${format}`)}
        maxBytes={PICTURE_LIMITS.bytes}
        upload={(file, options) => galleries.upload(nextGallery(), file, options)}
      />
      {hasPictures && (
        <ul aria-label="Your photos" className="mt-5 grid max-w-reading grid-cols-2 gap-3 sm:grid-cols-3">
          {tiles('COVER', coverGallery)}
          {tiles('PHOTO', photoGallery)}
        </ul>
      )}
      <StepActions
        onBack={onBack}
        onNext={onNext}
        nextLabel={hasPictures ? 'See your listing' : 'Finish without photos'}
      />
    </>
  );
}
