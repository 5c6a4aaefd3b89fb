import { pictureAddress, pictureWidthSet } from '#base/picture-address.ts';
import type { GuestPhoto, GuestWall } from '../../contract/guest-wall.contract.ts';
import type { WallWords } from '../../rules/wall-words.ts';
import { look } from './look.ts';

const LARGE = 1600;
const TILE = '(min-width: 80rem) 200px, (min-width: 48rem) 24vw, 48vw';

interface GalleryProps {
  words: WallWords;
  wall: GuestWall;
  /** Where the photos before these are, and the newest again. */
  older: string | undefined;
  newest: string | undefined;
}

function Tile({ words, photo, isFirst }: { words: WallWords; photo: GuestPhoto; isFirst: boolean }) {
  const { uuid, picture, name, caption } = photo;
  const large = pictureAddress(picture.id, { width: LARGE, addressKey: picture.addressKey });
  const label = [words.photo, caption, name && words.photoBy(name)].filter(Boolean).join(', ');
  return (
    <li>
      <a
        href={large}
        aria-label={label}
        data-uuid={uuid}
        data-caption={caption}
        data-name={name}
        className="block aspect-square overflow-hidden rounded-input"
        style={{ backgroundColor: picture.dominantColor }}
      >
        <img
          src={pictureAddress(picture.id, { width: 300, addressKey: picture.addressKey })}
          srcSet={pictureWidthSet(picture)}
          sizes={TILE}
          alt=""
          width={300}
          height={300}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-cover"
        />
      </a>
    </li>
  );
}

/** What everybody brought. Each photo is a link to the large one; the script opens it in place. */
export function Gallery({ words, wall, older, newest }: GalleryProps) {
  return (
    <section aria-labelledby="everyones-title" className="mt-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="everyones-title" className="font-display text-2xl">
          {words.everyones}
        </h2>
        <a
          id="show-new"
          href={newest ?? '?'}
          hidden={newest === undefined}
          className="inline-flex min-h-11 items-center font-medium text-secondary underline underline-offset-4"
        >
          {newest === undefined ? words.showNew : words.newest}
        </a>
      </div>
      {wall.photos.length === 0 ? (
        <p className="rounded-card border border-line border-dashed px-5 py-10 text-center text-ink-soft">
          {words.nothingYet}
        </p>
      ) : (
        <ul id="gallery" className="grid grid-cols-2 gap-2 md:grid-cols-4 xl:grid-cols-6">
          {wall.photos.map((photo, place) => (
            <Tile key={photo.uuid} words={words} photo={photo} isFirst={place < 4} />
          ))}
        </ul>
      )}
      {older !== undefined && (
        <p className="mt-6 text-center">
          <a href={older} className={look.plain}>
            {words.more}
          </a>
        </p>
      )}
    </section>
  );
}
