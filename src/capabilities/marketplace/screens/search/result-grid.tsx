import { FavoriteButton } from '#capabilities/favorites/parts/favorite-button.tsx';
import type { ShownCard } from '#capabilities/search/parts/shown-card.ts';
import { VendorCard } from '#capabilities/search/parts/vendor-card.tsx';
import { VendorCardSkeleton } from '#capabilities/search/parts/vendor-card-skeleton.tsx';
import { RememberedPart } from '#ui/remembered-part.tsx';
import type { ShownResult } from './load-search-page.ts';
import { RankReasons } from './rank-reasons.tsx';

/** As many cards side by side as keep a picture about 280 px wide. */
const gridStyle = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-x-6 gap-y-9';

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
      footer={result && <RankReasons points={result.points} distanceMiles={result.distanceMiles} />}
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
}

/** Results in their order. */
export function ResultGrid(props: ResultGridProps) {
  const { results, location, isDateAsked, isMain = false, priorityCount = 0 } = props;
  return (
    <ol className={gridStyle}>
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
