import { Badge } from '../badge.tsx';
import { classNames } from '../class-names.ts';
import { PlainLink } from '../plain-link.tsx';

export interface TileImageSet {
  /** For example '(min-width: 768px)'. */
  media?: string;
  srcSet: string;
  type?: string;
}

export interface TileContent {
  image: string;
  altText: string;
  linkText: string;
  href: string;
  /** A word on the picture. */
  tag?: string;
  caption?: string;
  /** 220 × 220 in place of 220 × 310. */
  isSquare?: boolean;
  imageSets?: readonly TileImageSet[];
  openLinkInNewTab?: boolean;
}

function Picture({ tile }: { tile: TileContent }) {
  return (
    <span
      className={classNames(
        'relative block overflow-hidden rounded-card bg-ink/8',
        tile.isSquare ? 'aspect-square' : 'aspect-[220/310]',
      )}
    >
      <picture>
        {tile.imageSets?.map((set) => (
          <source key={set.srcSet} media={set.media} srcSet={set.srcSet} type={set.type} />
        ))}
        <img
          src={tile.image}
          alt={tile.altText}
          width={220}
          height={tile.isSquare ? 220 : 310}
          loading="lazy"
          decoding="async"
          className="size-full object-cover transition-transform duration-250 group-hover:scale-103"
        />
      </picture>
      {tile.tag && (
        <Badge variant="white" className="absolute start-2.5 top-2.5 max-w-[calc(100%-1.25rem)]">
          {tile.tag}
        </Badge>
      )}
    </span>
  );
}

/** One picture that leads somewhere; its list gives it the width. */
export function Tile({ tile }: { tile: TileContent }) {
  const face = (
    <>
      <Picture tile={tile} />
      <span className="mt-2.5 block font-semibold group-hover:text-primary">{tile.linkText}</span>
      {tile.openLinkInNewTab && <span className="sr-only"> (opens in a new tab)</span>}
      {tile.caption && <span className="block text-ink-soft text-sm">{tile.caption}</span>}
    </>
  );
  const style = 'group block rounded-card';
  if (tile.openLinkInNewTab) {
    return (
      <a href={tile.href} target="_blank" rel="noopener" className={style}>
        {face}
      </a>
    );
  }
  return (
    <PlainLink to={tile.href} className={style}>
      {face}
    </PlainLink>
  );
}
