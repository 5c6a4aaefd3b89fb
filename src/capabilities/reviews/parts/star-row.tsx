const MOST = 5;

/** Whole stars, drawn in gold and said in words. */
export function StarRow({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="text-gold tracking-wide">
      {'★'.repeat(rating) + '☆'.repeat(MOST - rating)}
    </span>
  );
}
