import { useEffect, useRef } from 'react';
import { pictureAddress } from '#base/picture-address.ts';
import { classNames } from '#ui/class-names.ts';
import type { Photo } from './storefront-view.ts';

export interface PhotoThumbnailsProps {
  photos: readonly Photo[];
  current: number;
  onChoose: (index: number) => void;
}

/** All photos in small, the one on show always in sight. */
export function PhotoThumbnails({ photos, current, onChoose }: PhotoThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const thumbnail = strip.current?.children[current];
    thumbnail?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }, [current]);
  return (
    <ul
      ref={strip}
      aria-label="All photos"
      className="flex gap-2 overflow-x-auto px-5 py-1.5 [scrollbar-width:none] md:justify-center-safe"
    >
      {photos.map((photo, index) => (
        <li key={photo.id} className="shrink-0">
          <button
            type="button"
            aria-label={`Photo ${index + 1}`}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
            className={classNames(
              'block size-14 overflow-hidden rounded-input md:size-16',
              index === current ? 'outline-2 outline-paper outline-offset-2' : 'opacity-60 hover:opacity-100',
            )}
          >
            <img
              src={pictureAddress(photo.id, { width: 220 })}
              alt=""
              loading="lazy"
              decoding="async"
              style={{ backgroundColor: photo.color }}
              className="h-full w-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
