import type { ReactNode } from 'react';
import { formatCount } from '#base/format-count.ts';
import { capacityText } from '#base/text.ts';
import { awardFace } from '#capabilities/search/parts/badge-faces.ts';
import { PriceLine } from '#capabilities/search/parts/price-line.tsx';
import { RatingLine } from '#capabilities/search/parts/rating-line.tsx';
import { responseText } from '#capabilities/storefronts/rules/response-time.ts';
import { Badge } from '#ui/badge.tsx';
import type { ComparedVendor, Comparison } from '../../contract/compare.contract.ts';

export type ComparisonRow = { key: string; label: string; cell: (vendor: ComparedVendor) => ReactNode };

function TextList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="list-disc space-y-1 ps-4 marker:text-ink-soft">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Availability({ vendor: { isAvailable, isBooked } }: { vendor: ComparedVendor }) {
  if (isBooked) return <span className="font-semibold text-green-deep">Booked by you</span>;
  if (isAvailable === null) return <span className="text-ink-soft">Ask the vendor</span>;
  return isAvailable ? (
    <span className="font-semibold text-green-deep">Free</span>
  ) : (
    <span className="font-semibold text-red-deep">Booked</span>
  );
}

function ResponseTime({ stats }: { stats: ComparedVendor['responseStats'] }) {
  const words = responseText(stats);
  if (!words) return null;
  return (
    <>
      {words.usually}
      <span className="block text-ink-soft text-sm">{words.sample}</span>
    </>
  );
}

function Awards({ vendor: { card } }: { vendor: ComparedVendor }) {
  if (card.awards.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {card.awards.map((award) => (
        <Badge key={award} variant={awardFace(award).variant}>
          {awardFace(award).label}
        </Badge>
      ))}
    </span>
  );
}

function placeOf({ card, distanceMiles }: ComparedVendor, city: string | null): ReactNode {
  return (
    <>
      {card.city}, {card.stateProvince}
      {distanceMiles !== null && city !== null && (
        <span className="block text-ink-soft text-sm">
          {distanceMiles < 1 ? `In ${city}` : `${formatCount(distanceMiles)} mi from ${city}`}
        </span>
      )}
    </>
  );
}

/** Every facet that at least one of them has chosen something in, in the order they come. */
function facetRows(vendors: readonly ComparedVendor[]): ComparisonRow[] {
  const labels = new Map(
    vendors.flatMap(({ facets }) => facets.map(({ key, label }) => [key, label] as const)),
  );
  return [...labels].map(([key, label]) => ({
    key,
    label,
    cell: ({ facets }) => facets.find((facet) => facet.key === key)?.options.join(', '),
  }));
}

/** A row that nobody has an answer for is not asked. */
function hasAnswer<Value>(vendors: readonly ComparedVendor[], read: (vendor: ComparedVendor) => Value) {
  return vendors.some((vendor) => {
    const value = read(vendor);
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
  });
}

export function comparisonRows(
  vendors: readonly ComparedVendor[],
  { date, city }: Comparison['wedding'],
): ComparisonRow[] {
  const rows: (ComparisonRow | false)[] = [
    { key: 'price', label: 'Price', cell: ({ card }) => <PriceLine card={card} /> },
    {
      key: 'rating',
      label: 'Rating',
      cell: ({ card }) => <RatingLine rate={card.averageReviewsRate} count={card.reviewsCount} />,
    },
    date !== null && {
      key: 'availability',
      label: 'Your date',
      cell: (vendor) => <Availability vendor={vendor} />,
    },
    { key: 'place', label: 'Location', cell: (vendor) => placeOf(vendor, city) },
    hasAnswer(vendors, ({ capacity }) => capacity) && {
      key: 'capacity',
      label: 'Capacity',
      cell: ({ capacity }) => capacity !== null && capacityText(capacity),
    },
    hasAnswer(vendors, ({ responseStats }) => responseText(responseStats)) && {
      key: 'response',
      label: 'Response time',
      cell: ({ responseStats }) => responseText(responseStats) && <ResponseTime stats={responseStats} />,
    },
    hasAnswer(vendors, ({ card }) => card.awards) && {
      key: 'awards',
      label: 'Awards',
      cell: (vendor) => vendor.card.awards.length > 0 && <Awards vendor={vendor} />,
    },
    ...facetRows(vendors),
    hasAnswer(vendors, ({ card }) => card.pros) && {
      key: 'pros',
      label: 'Good to know',
      cell: ({ card }) => card.pros.length > 0 && <TextList items={card.pros} />,
    },
    hasAnswer(vendors, ({ card }) => card.cons) && {
      key: 'cons',
      label: 'To consider',
      cell: ({ card }) => card.cons.length > 0 && <TextList items={card.cons} />,
    },
  ];
  return rows.filter((row) => row !== false);
}
