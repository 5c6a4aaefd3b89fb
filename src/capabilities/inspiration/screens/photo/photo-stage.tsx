import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import type { WeddingPhotoPage } from '#capabilities/editorial/contract.ts';
import { PhotoFavoriteButton } from '#capabilities/favorites/parts/photo-favorite-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';

const FIELDS = 'input, textarea, select, [contenteditable], [role="slider"], [role="dialog"]';

/** The arrow keys turn to the neighbours, unless a field or a dialog needs them. */
function useArrowKeys({ left, right }: { left: string | undefined; right: string | undefined }): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      const to = event.key === 'ArrowLeft' ? left : event.key === 'ArrowRight' ? right : undefined;
      if (to) void navigate(to, { preventScrollReset: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, left, right]);
}

interface TurnProps {
  to: string | undefined;
  rel: 'prev' | 'next';
  label: string;
  icon: ReactNode;
}

function Turn({ to, rel, label, icon }: TurnProps) {
  if (to === undefined) return null;
  return (
    <Link
      to={to}
      rel={rel}
      aria-label={label}
      preventScrollReset
      className={classNames(
        'absolute top-1/2 flex size-11 -translate-y-1/2 items-center justify-center rounded-full bg-paper text-ink shadow-float transition-colors hover:bg-blush',
        rel === 'prev' ? 'start-3' : 'end-3',
      )}
    >
      {icon}
    </Link>
  );
}

/** The photo as large as the screen allows, between its neighbours. */
export function PhotoStage({ photo }: { photo: WeddingPhotoPage }) {
  const { picture, imageId, previous, next, position, photoCount } = photo;
  const left = previous ? paths.photo(previous.slug) : undefined;
  const right = next ? paths.photo(next.slug) : undefined;
  useArrowKeys({ left, right });
  const shape = picture.width / picture.height;
  return (
    <figure>
      <div className="relative flex justify-center overflow-hidden rounded-card bg-ink/5">
        <div className="w-full" style={{ maxWidth: `calc(${shape.toFixed(4)} * min(78vh, 720px))` }}>
          <Picture
            key={picture.id}
            asset={picture}
            width={800}
            sizes="(min-width: 1280px) 780px, (min-width: 1024px) 62vw, 100vw"
            isPriority
          />
        </div>
        <PhotoFavoriteButton
          imageId={imageId}
          photoAlt={picture.alt}
          placement={{ location: 'wedding-photo' }}
          className="absolute end-3 top-3"
        />
        <Turn
          to={left}
          rel="prev"
          label="Previous photo"
          icon={<ChevronLeft size={22} aria-hidden="true" />}
        />
        <Turn to={right} rel="next" label="Next photo" icon={<ChevronRight size={22} aria-hidden="true" />} />
      </div>
      <figcaption className="pt-3 text-ink-soft text-sm tabular-nums">
        Photo {position} of {photoCount}
      </figcaption>
    </figure>
  );
}
