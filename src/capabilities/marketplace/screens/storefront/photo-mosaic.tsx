import { Images } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, type UIEvent, useState } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { photoAnchor } from './photo-address.ts';
import { PhotoImage } from './photo-image.tsx';
import type { Photo } from './storefront-view.ts';
import { usePhotoHistory } from './use-photo-history.ts';

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
function mosaicSize(count: number): number {
  return count === 4 ? 3 : Math.min(count, MOSAIC);
}

/** On phones the strip goes on with all photos; the document holds those that a mosaic shows. */
function useStrip(photos: readonly Photo[]) {
  const size = mosaicSize(photos.length);
  const [current, setCurrent] = useState(0);
  return {
    size,
    current,
    shown: useHydrated() ? photos : photos.slice(0, size),
    follow: ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
      setCurrent(Math.round(scrollLeft / clientWidth)),
  };
}

/** The first photos: a mosaic on wide screens, a strip to swipe on phones. Each leads to all of them, scripts or not. */
export function PhotoMosaic({ name, photos }: PhotoMosaicProps) {
  const { openAt, open, turn, close } = usePhotoHistory(photos.length);
  const { size, current, shown, follow } = useStrip(photos);

  function press(event: MouseEvent<HTMLElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(index, event.currentTarget);
  }

  if (photos.length === 0) {
    return (
      <p
        id="photos"
        className="flex h-48 items-center justify-center rounded-sheet bg-blush px-5 text-center"
      >
        {name} hasn’t added photos yet.
      </p>
    );
  }
  return (
    <section
      id="photos"
      aria-label="Photos"
      className="relative scroll-mt-6 max-md:-mx-5 md:scroll-mt-11"
      onPointerEnter={loadLightbox}
    >
      <ul
        onScroll={follow}
        className={classNames(
          'flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] md:grid md:h-[clamp(20rem,36vw,29rem)] md:gap-2 md:overflow-hidden md:rounded-sheet print:h-auto',
          GRIDS[size],
        )}
      >
        {shown.map((photo, index) => (
          <li
            key={photo.id}
            className={classNames(
              'aspect-square max-h-[60svh] w-full shrink-0 snap-center snap-always md:aspect-auto md:max-h-none md:min-h-0',
              index === 0 && size > 2 && 'md:col-span-2 md:row-span-2',
              index >= size && 'md:hidden',
            )}
          >
            <a
              href={`#${photoAnchor(index)}`}
              onClick={(event) => press(event, index)}
              className="block h-full focus-visible:-outline-offset-4"
            >
              <PhotoImage
                photo={photo}
                sizes={sizesOf(index, size)}
                isPriority={index === 0}
                className="h-full w-full object-cover transition-[filter] hover:brightness-92"
              />
            </a>
          </li>
        ))}
      </ul>
      <a
        href={`#${photoAnchor(current)}`}
        onClick={(event) => press(event, current)}
        data-print="hidden"
        className={buttonStyle({
          variant: 'secondary',
          size: 'small',
          className: 'absolute! end-3 bottom-9 shadow-float md:bottom-3',
        })}
      >
        <Images size={18} aria-hidden="true" />
        {photos.length > 1 && (
          <span className="tabular-nums md:hidden">
            {current + 1} / {photos.length}
          </span>
        )}
        <span className={classNames(photos.length > 1 && 'max-md:sr-only')}>
          {photos.length > 1 ? `Show all ${photos.length} photos` : 'Show the photo'}
        </span>
      </a>
      {openAt !== undefined && (
        <Suspense>
          <Lightbox name={name} photos={photos} at={openAt} onTurn={turn} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
