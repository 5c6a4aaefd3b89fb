import { plural } from '#base/text.ts';
import { FavoriteButton } from '#capabilities/favorites/parts/favorite-button.tsx';
import type { ShownCard } from '#capabilities/search/parts/shown-card.ts';
import { VendorCard } from '#capabilities/search/parts/vendor-card.tsx';
import { VendorCardSkeleton } from '#capabilities/search/parts/vendor-card-skeleton.tsx';
import type { ShownResult } from './load-search-page.ts';
import { RankReasons } from './rank-reasons.tsx';

/** As many cards side by side as keep a picture about 280 px wide. */
const gridStyle = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-x-6 gap-y-9';

/** Pictures that are in sight at once on most screens. */
const PRIORITY_CARDS = 2;

/** A mile or two more or less is nobody's reason. */
function distanceText(miles: number): string {
  return miles < 1 ? 'Less than a mile away' : `${plural(Math.round(miles), 'mile')} away`;
}

interface PlacedCardProps {
  card: ShownCard;
  /** Which list it stands in. */
  location: string;
  position: number;
  isDateAsked: boolean;
  isPriority?: boolean;
  headingLevel?: 2 | 3;
  result?: ShownResult;
}

export function PlacedCard({ location, position, result, ...shown }: PlacedCardProps) {
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
      footer={
        result && (
          <>
            {result.distanceMiles !== null && (
              <p className="text-ink-soft">{distanceText(result.distanceMiles)}</p>
            )}
            <RankReasons points={result.points} />
          </>
        )
      }
    />
  );
}

export interface ResultGridProps {
  results: readonly ShownResult[];
  /** Which list it is, for what hearts remember. */
  location: string;
  isDateAsked: boolean;
  /** Right below the page's title; elsewhere a list has a heading of its own. */
  isMain?: boolean;
}

/** Results in their order. */
export function ResultGrid({ results, location, isDateAsked, isMain = false }: ResultGridProps) {
  return (
    <ol className={gridStyle}>
      {results.map((result, index) => (
        <li key={result.card.storefrontUuid} className="min-w-0">
          <PlacedCard
            card={result.card}
            location={location}
            position={index + 1}
            isDateAsked={isDateAsked}
            isPriority={isMain && index < PRIORITY_CARDS}
            headingLevel={isMain ? 2 : 3}
            result={result}
          />
        </li>
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
