import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { Picture } from '#ui/picture.tsx';
import type { SharedPhoto } from '../../contract/boards.contract.ts';

interface PhotoTileProps {
  photo: SharedPhoto;
  /** In the corner of the picture. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A saved photo, square whatever its own shape, with the wedding it comes from. */
export function PhotoTile({ photo, action, children }: PhotoTileProps) {
  return (
    <li className="relative min-w-0">
      <div className="group relative">
        <Picture
          asset={photo.picture}
          ratio="1/1"
          width={300}
          sizes="(min-width: 1024px) 280px, (min-width: 640px) 33vw, 50vw"
          className="rounded-card"
        />
        <Link
          to={paths.photo(photo.weddingPhotoSlug)}
          className="absolute inset-0 rounded-card outline-none focus-visible:outline-2 focus-visible:outline-primary focus-visible:outline-offset-4"
        >
          <span className="sr-only">{photo.caption || photo.picture.alt || 'Photo'}</span>
        </Link>
        {action && <div className="absolute end-1 top-1 z-2">{action}</div>}
      </div>
      <p className="mt-2 truncate text-ink-soft text-sm">{photo.weddingTitle}</p>
      {children}
    </li>
  );
}
