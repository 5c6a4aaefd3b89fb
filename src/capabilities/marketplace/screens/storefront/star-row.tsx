import { Star } from 'lucide-react';

const STARS = [1, 2, 3, 4, 5];

/** Whole stars, drawn in gold and said in words. */
export function StarRow({ rating, size = 16 }: { rating: number; size?: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="inline-flex gap-0.5 text-gold">
      {STARS.map((star) => (
        <Star key={star} size={size} fill={star <= rating ? 'currentColor' : 'none'} aria-hidden="true" />
      ))}
    </span>
  );
}
