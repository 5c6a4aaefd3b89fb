import { Star } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { plural } from '#base/text.ts';
import { SCORE_KEYS, SCORE_LABELS } from '#capabilities/reviews/rules/review-scores.ts';
import { Card } from '#ui/card.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { PlainSelect } from '#ui/plain-select.tsx';
import type { VendorReviews } from '../../contract/vendor-reviews.contract.ts';
import type { VendorQuestion } from '../../queries.ts';
import { quarterLabel } from '../../rules/quarters.ts';
import { filterAddress } from './filter-address.ts';

interface FiguresCardProps {
  data: VendorReviews;
  question: VendorQuestion;
}

const tenth = (value: number | null) => value?.toFixed(1) ?? '–';

/** How often each number of stars was given; a line shows those, and once more shows all. */
function Distribution({ data: { all }, question }: FiguresCardProps) {
  return (
    <ul aria-label="Reviews by stars" className="mt-4">
      {all.distribution.map(({ stars, count }) => {
        const isChosen = question.stars === stars;
        const { stars: _before, ...rest } = question;
        return (
          <li key={stars}>
            <Link
              to={filterAddress({ ...rest, page: 1, ...(!isChosen && { stars }) })}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              aria-label={`${plural(stars, 'star')}: ${plural(count, 'review')}`}
              className={`flex min-h-9 items-center gap-3 rounded-mark text-sm tabular-nums hover:text-primary ${isChosen ? 'font-semibold text-primary' : ''}`}
            >
              <span className="flex w-8 items-center justify-end gap-1">
                {stars}
                <Star size={12} fill="currentColor" aria-hidden="true" className="text-gold" />
              </span>
              <span className="h-2 grow overflow-hidden rounded-full bg-ink/10">
                <span
                  className={`block h-full rounded-full ${isChosen ? 'bg-primary' : 'bg-gold'}`}
                  style={{ width: `${(count / Math.max(1, all.reviewsCount)) * 100}%` }}
                />
              </span>
              <span className="w-10 text-ink-soft">{count}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const MEASURES = ['rating', ...SCORE_KEYS] as const;
type Measure = (typeof MEASURES)[number];
const measureLabel = (measure: Measure) => (measure === 'rating' ? 'Overall' : SCORE_LABELS[measure]);

/** Averages of the quarters in which reviews came; one alone is no line. */
function OverTime({ quarters }: Pick<VendorReviews, 'quarters'>) {
  const [measure, setMeasure] = useState<Measure>('rating');
  if (quarters.length < 2) return null;
  return (
    <div className="mt-6 border-line border-t pt-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <label htmlFor="measure" className="font-semibold">
          By quarter
        </label>
        <PlainSelect
          id="measure"
          value={measure}
          onChange={(event) =>
            setMeasure(MEASURES.find((each) => each === event.currentTarget.value) ?? 'rating')
          }
          className="min-h-11 rounded-input border border-line-strong bg-paper ps-3"
        >
          {MEASURES.map((each) => (
            <option key={each} value={each}>
              {measureLabel(each)}
            </option>
          ))}
        </PlainSelect>
      </div>
      <LineChart
        label={`${measureLabel(measure)}, average by quarter`}
        isLabelHidden
        data={quarters.map((period) => ({
          label: quarterLabel(period.quarter),
          value: period[measure] ?? 0,
        }))}
        most={5}
        formatValue={tenth}
      />
    </div>
  );
}

/** What all reviews add up to, and how that moved. */
export function FiguresCard({ data, question }: FiguresCardProps) {
  const { all } = data;
  return (
    <Card as="section" aria-labelledby="figures" className="lg:order-last">
      <h2 id="figures" className="flex flex-wrap items-baseline gap-x-2 text-xl">
        <span className="text-4xl tabular-nums">{tenth(all.rating)}</span> from{' '}
        {plural(all.reviewsCount, 'review')}
      </h2>
      <Distribution data={data} question={question} />
      <dl className="mt-5 border-line border-t pt-3">
        {SCORE_KEYS.map((key) => (
          <div key={key} className="flex min-h-8 items-center justify-between gap-4 text-sm">
            <dt className="text-ink-soft">{SCORE_LABELS[key]}</dt>
            <dd className="font-semibold tabular-nums">{tenth(all[key])}</dd>
          </div>
        ))}
      </dl>
      <OverTime quarters={data.quarters} />
    </Card>
  );
}
