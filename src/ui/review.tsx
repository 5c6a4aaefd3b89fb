import { Star } from 'lucide-react';
import { classNames } from './class-names.ts';

export interface ReviewProps {
  name: string;
  title: string;
  reviewText: string;
  className?: string;
}

const stars = [1, 2, 3, 4, 5];

/** A chosen review of the support section; these are always shown with five stars. */
export function Review({ name, title, reviewText, className }: ReviewProps) {
  return (
    <article className={classNames('flex flex-col gap-2', className)}>
      <span role="img" aria-label="5 out of 5 stars" className="flex gap-0.5 text-gold">
        {stars.map((star) => (
          <Star key={star} size={18} fill="currentColor" aria-hidden="true" />
        ))}
      </span>
      <h3 className="wrap-anywhere">{title}</h3>
      <p className="wrap-anywhere text-ink-soft">{reviewText}</p>
      <p className="font-semibold text-sm">{name}</p>
    </article>
  );
}
