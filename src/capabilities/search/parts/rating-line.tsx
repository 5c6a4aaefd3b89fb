import { formatCount } from '#base/format-count.ts';
import { plural } from '#base/text.ts';

export interface RatingLineProps {
  rate: number | null;
  count: number;
}

/** '★ 4.9 (64)', read out in full; 'New' where nobody has written yet. */
export function RatingLine({ rate, count }: RatingLineProps) {
  if (rate === null || count === 0) return <p className="shrink-0 text-ink-soft text-sm">New</p>;
  const average = rate.toFixed(1);
  return (
    <p className="shrink-0 whitespace-nowrap text-sm tabular-nums">
      <span aria-hidden="true">
        <span className="text-gold">★</span> <span className="font-semibold">{average}</span>{' '}
        <span className="text-ink-soft">{`(${formatCount(count)})`}</span>
      </span>
      <span className="sr-only">{`${average} out of 5 stars, ${plural(count, 'review')}`}</span>
    </p>
  );
}
