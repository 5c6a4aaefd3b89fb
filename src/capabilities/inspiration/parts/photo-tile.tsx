import { paths } from '#app/rules/paths.ts';
import type { WeddingPhoto } from '#capabilities/editorial/contract.ts';
import { PhotoFavoriteButton } from '#capabilities/favorites/parts/photo-favorite-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture, type PictureProps } from '#ui/picture.tsx';
import { PlainLink } from '#ui/plain-link.tsx';

export interface PhotoTileProps extends Pick<PictureProps, 'sizes' | 'ratio' | 'isPriority'> {
  photo: WeddingPhoto;
  /** Which list or page it stands on, and where in it, for the heart. */
  placement: { location: string; tilePosition?: number };
  /** For the link around the picture, such as its corners. */
  className?: string;
}

/** A photo that leads to its own page, with its heart; its place is the list's to give. */
export function PhotoTile({ photo, placement, className, ...shape }: PhotoTileProps) {
  const { imageId, slug, picture } = photo;
  return (
    <div className="group relative h-full min-w-0">
      <PlainLink to={paths.photo(slug)} className={classNames('block h-full overflow-hidden', className)}>
        <Picture
          {...shape}
          asset={picture}
          width={400}
          className="transition duration-250 group-hover:brightness-94"
        />
      </PlainLink>
      <PhotoFavoriteButton
        imageId={imageId}
        photoAlt={picture.alt}
        placement={placement}
        className="absolute end-1.5 top-1.5"
      />
    </div>
  );
}
