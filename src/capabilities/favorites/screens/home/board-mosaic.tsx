import { Heart } from 'lucide-react';
import { pictureAddress } from '#base/picture-address.ts';
import type { CardPicture } from '#capabilities/search/contract.ts';
import { classNames } from '#ui/class-names.ts';

const WIDTHS = [160, 300, 400, 640] as const;

function Tile({ picture, sizes, className }: { picture: CardPicture; sizes: string; className?: string }) {
  return (
    <img
      src={pictureAddress(picture.id, { width: 400 })}
      srcSet={WIDTHS.map((width) => `${pictureAddress(picture.id, { width })} ${width}w`).join(', ')}
      sizes={sizes}
      // The board's name stands below and says more than four little pictures can.
      alt=""
      width={400}
      height={300}
      loading="lazy"
      decoding="async"
      style={{ backgroundColor: picture.dominantColor }}
      className={classNames('size-full object-cover', className)}
    />
  );
}

/** A board's newest pictures: one large, and up to three beside it. Its shape is the same however many there are. */
export function BoardMosaic({ covers }: { covers: readonly CardPicture[] }) {
  const [first, ...rest] = covers;
  const beside = rest.slice(0, 3);
  if (!first) {
    return (
      <span className="flex aspect-4/3 items-center justify-center rounded-card border border-line bg-blush/60 text-primary/70">
        <Heart size={32} aria-hidden="true" />
      </span>
    );
  }
  return (
    <span
      className={classNames(
        'grid aspect-4/3 gap-0.5 overflow-hidden rounded-card bg-paper',
        beside.length > 0 && 'grid-cols-[2fr_1fr]',
      )}
    >
      <Tile picture={first} sizes="(min-width: 1024px) 260px, 50vw" className="min-h-0" />
      {beside.length > 0 && (
        <span className="grid min-h-0 auto-rows-fr gap-0.5">
          {beside.map((picture) => (
            <Tile key={picture.id} picture={picture} sizes="130px" className="min-h-0" />
          ))}
        </span>
      )}
    </span>
  );
}
