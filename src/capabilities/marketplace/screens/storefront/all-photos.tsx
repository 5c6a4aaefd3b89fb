import { pageWidth } from '#app/page-width.ts';
import { StillPart } from '#ui/still-part.tsx';
import { photoAnchor } from './photo-address.ts';
import { PhotoImage } from './photo-image.tsx';
import type { Photo } from './storefront-view.ts';

export interface AllPhotosProps {
  name: string;
  photos: readonly Photo[];
}

function Photos({ name, photos }: AllPhotosProps) {
  return (
    <section aria-labelledby="all-photos-title" className={`${pageWidth} py-12`}>
      <h2 id="all-photos-title">All photos of {name}</h2>
      <ul className="mt-6 grid gap-6 md:grid-cols-2">
        {photos.map((photo, index) => (
          <li key={photo.id} id={photoAnchor(index)} className="scroll-mt-6 md:scroll-mt-11">
            <PhotoImage
              photo={photo}
              sizes="(min-width: 768px) 50vw, 100vw"
              className="h-auto w-full rounded-card"
            />
            {(photo.caption ?? photo.alt) && (
              <p className="pt-2 text-ink-soft text-sm">{photo.caption ?? photo.alt}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the photos of the mosaic lead without scripts; with them, the lightbox shows the same. */
export function AllPhotos({ name, photos }: AllPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <noscript>
      <StillPart draw={Photos} of={{ name, photos }} />
    </noscript>
  );
}
