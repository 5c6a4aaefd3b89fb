import { Star } from 'lucide-react';
import { plural } from '#base/text.ts';
import { classNames } from '#ui/class-names.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import { type PageQuery, writePageQuery } from './page-address.ts';
import type { ReviewsView } from './review-view.ts';

export interface ReviewFiguresProps {
  reviews: ReviewsView;
  query: PageQuery;
}

/** How many stars were given how often; each line shows only those, and once more shows all. */
export function ReviewFigures({ reviews, query }: ReviewFiguresProps) {
  const { count, distribution, scores } = reviews;
  return (
    <div className="mt-5 grid gap-x-12 gap-y-6 sm:grid-cols-2">
      <ul aria-label="Reviews by stars">
        {distribution.map(({ stars, count: given }) => {
          const isChosen = query.stars === stars;
          const search = writePageQuery({ ...query, page: 1, stars: isChosen ? undefined : stars });
          return (
            <li key={stars}>
              <PlainLink
                to={`${search || '?'}#reviews`}
                staysPut
                rel="nofollow"
                aria-current={isChosen ? 'true' : undefined}
                aria-label={`${plural(stars, 'star')}: ${plural(given, 'review')}`}
                className={classNames(
                  'group flex min-h-9 items-center gap-3 rounded-mark text-sm tabular-nums hover:text-primary',
                  isChosen && 'font-semibold text-primary',
                )}
              >
                <span className="flex w-8 items-center justify-end gap-1">
                  {stars}
                  <Star size={12} fill="currentColor" aria-hidden="true" className="text-gold" />
                </span>
                <span className="h-2 grow overflow-hidden rounded-full bg-ink/10">
                  <span
                    className={classNames('block h-full rounded-full', isChosen ? 'bg-primary' : 'bg-gold')}
                    style={{ width: `${count > 0 ? (given / count) * 100 : 0}%` }}
                  />
                </span>
                <span className="w-8 text-ink-soft">{given}</span>
              </PlainLink>
            </li>
          );
        })}
      </ul>
      <dl className="grid content-start gap-y-1">
        {scores.map(({ label, average }) => (
          <div
            key={label}
            className="flex min-h-9 items-center justify-between gap-4 border-line border-b text-sm"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{average}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
