import { CardPicture } from '#capabilities/search/parts/card-picture.tsx';
import { PriceLine } from '#capabilities/search/parts/price-line.tsx';
import { RatingLine } from '#capabilities/search/parts/rating-line.tsx';
import type { ShownCard } from '#capabilities/search/parts/shown-card.ts';
import { Card } from '#ui/card.tsx';

/** The vendor whose heart was pressed; no link, because the way on is the form. A strip on phones, a card beside it elsewhere. */
export function PressedVendor({ card }: { card: ShownCard }) {
  const [cover] = card.images;
  return (
    <Card
      as="article"
      padding="none"
      className="mx-auto flex w-full max-w-120 gap-4 overflow-hidden max-lg:order-first lg:mx-0 lg:max-w-none lg:flex-col lg:gap-0"
    >
      {cover && (
        <div className="w-32 shrink-0 lg:w-full">
          <CardPicture asset={cover} isPriority className="h-full" />
        </div>
      )}
      <div className="min-w-0 py-3 pe-4 lg:p-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="wrap-anywhere min-w-0 text-xl lg:text-2xl">{card.vendorName}</h2>
          <RatingLine rate={card.averageReviewsRate} count={card.reviewsCount} />
        </div>
        <p className="text-ink-soft text-sm lg:text-base">
          {[`${card.city}, ${card.stateProvince}`, ...card.details].join(' · ')}
        </p>
        <PriceLine card={card} />
      </div>
    </Card>
  );
}
