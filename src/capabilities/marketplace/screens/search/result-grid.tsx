import { useEffect, useRef } from 'react';
import { FavoriteButton } from '#capabilities/favorites/parts/favorite-button.tsx';
import type { ShownCard } from '#capabilities/search/parts/shown-card.ts';
import { VendorCard } from '#capabilities/search/parts/vendor-card.tsx';
import { VendorCardSkeleton } from '#capabilities/search/parts/vendor-card-skeleton.tsx';
import { classNames } from '#ui/class-names.ts';
import { RememberedPart } from '#ui/remembered-part.tsx';
import type { ShownResult } from './load-search-page.ts';
import { CardMark } from './marked-vendors.tsx';
import { RankReasons } from './rank-reasons.tsx';

/** As many cards side by side as keep a picture about 280 px wide. */
const gridStyle = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-x-6 gap-y-9';

/** The card whose mark on the map somebody points at. */
const litStyle =
  '[&>[data-lit]_article]:rounded-card [&>[data-lit]_article]:outline-2 [&>[data-lit]_article]:outline-ink [&>[data-lit]_article]:outline-offset-6';

/** Pictures that are in sight at once on most screens. */
export const PRIORITY_CARDS = 2;

interface PlacedCardProps {
  card: ShownCard;
  /** Which list it stands in. */
  location: string;
  position: number;
  isDateAsked: boolean;
  isPriority?: boolean;
  headingLevel?: 2 | 3;
  result?: Omit<ShownResult, 'card'>;
}

function PlacedCard({ location, position, result, ...shown }: PlacedCardProps) {
  const { card } = shown;
  return (
    <VendorCard
      {...shown}
      action={
        <FavoriteButton
          storefrontUuid={card.storefrontUuid}
          vendorName={card.vendorName}
          placement={{ location, tilePosition: position }}
        />
      }
      mark={<CardMark storefrontUuid={card.storefrontUuid} />}
      distanceMiles={result?.distanceMiles ?? null}
      footer={result && <RankReasons points={result.points} />}
    />
  );
}

/** Pictures in sight are announced in the page's head, so their cards are drawn with the page. */
export function CardItem({ of, className }: { of: PlacedCardProps; className: string }) {
  if (!of.isPriority) return <RememberedPart as="li" className={className} draw={PlacedCard} of={of} />;
  return (
    <li className={className}>
      <PlacedCard {...of} />
    </li>
  );
}

export interface ResultGridProps {
  results: readonly ShownResult[];
  /** Which list it is, for what hearts remember. */
  location: string;
  isDateAsked: boolean;
  /** Right below the page's title; elsewhere a list has a heading of its own. */
  isMain?: boolean;
  /** How many of its pictures are in sight at once. */
  priorityCount?: number;
  /** Whose mark on the map somebody points at. */
  litUuid?: string | null;
  /** Whose card somebody points at; null when it is left. */
  onPoint?: (storefrontUuid: string | null) => void;
}

/** Past React: drawing two dozen cards for the frame around one would be felt. */
function useLitCard(results: readonly ShownResult[], litUuid: string | null | undefined) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const index = results.findIndex(({ card }) => card.storefrontUuid === litUuid);
    const item = index < 0 ? undefined : list.current?.children[index];
    item?.setAttribute('data-lit', '');
    return () => item?.removeAttribute('data-lit');
  }, [results, litUuid]);
  return list;
}

/** Results in their order. */
export function ResultGrid(props: ResultGridProps) {
  const { results, location, isDateAsked, isMain = false, priorityCount = 0, litUuid, onPoint } = props;
  const list = useLitCard(results, litUuid);

  function point({ target }: { target: EventTarget }) {
    const item = target instanceof Element ? target.closest('ol > li') : null;
    const index = item ? [...(list.current?.children ?? [])].indexOf(item) : -1;
    onPoint?.(results[index]?.card.storefrontUuid ?? null);
  }

  return (
    <ol
      ref={list}
      {...(onPoint && {
        onPointerOver: point,
        onFocus: point,
        onPointerLeave: () => onPoint(null),
        onBlur: () => onPoint(null),
      })}
      className={classNames(gridStyle, litStyle)}
    >
      {results.map((result, index) => (
        <CardItem
          key={result.card.storefrontUuid}
          className="min-w-0"
          of={{
            card: result.card,
            location,
            position: index + 1,
            isDateAsked,
            isPriority: index < priorityCount,
            headingLevel: isMain ? 2 : 3,
            result: { points: result.points, distanceMiles: result.distanceMiles },
          }}
        />
      ))}
    </ol>
  );
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** While the next results are on their way. */
export function ResultSkeletons({ count }: { count: number }) {
  return (
    <div className={gridStyle}>
      {numbersTo(count).map((number) => (
        <VendorCardSkeleton key={number} />
      ))}
    </div>
  );
}
