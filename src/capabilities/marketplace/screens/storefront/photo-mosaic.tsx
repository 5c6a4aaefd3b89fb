import { Images } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { PhotoImage, photoAnchor } from './photo-image.tsx';
import type { Photo } from './storefront-view.ts';

const loadLightbox = () => import('./lightbox.tsx');
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));

export interface PhotoMosaicProps {
  name: string;
  photos: readonly Photo[];
}

const MOSAIC = 5;
/** By how many there are: one large, two side by side, one with two or four beside it. */
const GRIDS = [
  '',
  '',
  'md:grid-cols-2',
  'md:grid-cols-3 md:grid-rows-2',
  '',
  'md:grid-cols-4 md:grid-rows-2',
];
const FULL = '(min-width: 1280px) 1200px, 100vw';
const HALF = '(min-width: 1280px) 600px, (min-width: 768px) 50vw, 100vw';
const QUARTER = '(min-width: 1280px) 300px, (min-width: 768px) 25vw, 100vw';

function sizesOf(index: number, count: number): string {
  if (count === 1) return FULL;
  return index === 0 || count === 2 ? HALF : QUARTER;
}

/** Four would leave a hole in the mosaic. */
function shownOf(photos: readonly Photo[]): readonly Photo[] {
  return photos.slice(0, photos.length === 4 ? 3 : MOSAIC);
}

/** The first photos: a mosaic on wide screens, a strip to swipe on phones. Each leads to all of them, scripts or not. */
export function PhotoMosaic({ name, photos }: PhotoMosaicProps) {
  const [openAt, setOpenAt] = useState<number>();
  const shown = shownOf(photos);

  function open(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpenAt(index);
  }

  if (shown.length === 0) {
    return (
      <p
        id="photos"
        className="flex h-48 items-center justify-center rounded-sheet bg-blush px-5 text-center"
      >
        {name} has not added photos yet.
      </p>
    );
  }
  return (
    <section
      id="photos"
      aria-label="Photos"
      className="relative scroll-mt-6 md:scroll-mt-11"
      onPointerEnter={loadLightbox}
    >
      <ul
        className={classNames(
          '-mx-5 flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] md:mx-0 md:grid md:h-[clamp(20rem,36vw,29rem)] md:gap-2 md:overflow-hidden md:rounded-sheet print:h-auto',
          GRIDS[shown.length],
        )}
      >
        {shown.map((photo, index) => (
          <li
            key={photo.id}
            className={classNames(
              'aspect-4/3 w-full shrink-0 snap-center md:aspect-auto md:min-h-0',
              index === 0 && shown.length > 2 && 'md:col-span-2 md:row-span-2',
            )}
          >
            <a
              href={`#${photoAnchor(index)}`}
              onClick={(event) => open(event, index)}
              className="block h-full focus-visible:-outline-offset-4"
            >
              <PhotoImage
                photo={photo}
                sizes={sizesOf(index, shown.length)}
                isPriority={index === 0}
                className="h-full w-full object-cover transition-[filter] hover:brightness-92"
              />
            </a>
          </li>
        ))}
      </ul>
      <a
        href={`#${photoAnchor(0)}`}
        onClick={(event) => open(event, 0)}
        data-print="hidden"
        className={buttonStyle({
          variant: 'secondary',
          size: 'small',
          className: 'absolute! end-3 bottom-3 shadow-float',
        })}
      >
        <Images size={18} aria-hidden="true" />
        {photos.length > 1 ? `Show all ${photos.length} photos` : 'Show the photo'}
      </a>
      {openAt !== undefined && (
        <Suspense>
          <Lightbox name={name} photos={photos} startAt={openAt} onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
