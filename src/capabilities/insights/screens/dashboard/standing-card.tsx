import { useId } from 'react';
import { paths } from '#app/rules/paths.ts';
import { formatCount } from '#base/format-count.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Dashboard, DashboardStanding } from '../../contract.ts';
import { PART_LABELS } from '../../rules/part-reasons.ts';
import { tradeWords } from '../../rules/period-words.ts';
import { MedianBar, MedianNote } from './median-bar.tsx';
import { ordinal, pointsText } from './points-text.ts';

type Part = DashboardStanding['parts'][number];

function Gain({ part: { gainTenths, tenths, ofTenths } }: { part: Part }) {
  if (tenths >= ofTenths) return <span className="text-ink-soft">full</span>;
  if (gainTenths === null || gainTenths === 0) return <span className="text-ink-soft">–</span>;
  return (
    <span className="inline-block rounded-full bg-green-tint px-2.5 py-0.5 font-semibold text-green-deep text-sm">
      +{pointsText(gainTenths)}
    </span>
  );
}

/** Beside each other where there is room; on phones the bar gets a line of its own. */
const ROW =
  'grid grid-cols-[1fr_auto_auto] items-center gap-x-4 gap-y-1.5 border-line border-b py-3 md:grid-cols-[8.5rem_minmax(5rem,11rem)_6rem_minmax(0,1fr)_5rem]';

function PartRow({ part }: { part: Part }) {
  const { key, tenths, ofTenths, medianTenths, why } = part;
  return (
    <tr className={ROW}>
      <th scope="row" className="text-start font-semibold">
        {PART_LABELS[key]}
      </th>
      <td className="max-md:order-4 max-md:col-span-3">
        <MedianBar
          value={tenths / ofTenths}
          median={medianTenths === null ? null : medianTenths / ofTenths}
        />
        {medianTenths !== null && <span className="sr-only">Median {pointsText(medianTenths)}</span>}
      </td>
      <td className="text-end tabular-nums">
        <span className="font-semibold">{pointsText(tenths)}</span>{' '}
        <span className="text-ink-soft">of {pointsText(ofTenths)}</span>
      </td>
      <td className="text-ink-soft text-sm max-md:order-5 max-md:col-span-3 md:text-base">{why}</td>
      <td className="text-end">
        <Gain part={part} />
      </td>
    </tr>
  );
}

interface StandingCardProps {
  standing: DashboardStanding;
  dashboard: Dashboard;
  className?: string;
}

/** The place in a search for the listing's own town, what it is made of and what would change it. */
export function StandingCard({ standing, dashboard, className }: StandingCardProps) {
  const titleId = useId();
  const { rank, of, placeName, totalTenths, ofTenths, medianTenths, parts } = standing;
  const trade = marketplaceCategory(dashboard.taxonomyKey).browseLabel;
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div>
          <h2 id={titleId}>Where you stand in search</h2>
          <p className="text-ink-soft text-sm">
            {trade} in {placeName}, no filters, right now.
          </p>
        </div>
        <p className="text-ink-soft">
          <span className="font-display text-3xl text-ink">{ordinal(rank)}</span> of {formatCount(of)}
        </p>
      </div>
      <table className="mt-4 block">
        <caption className="sr-only">What your place is made of</caption>
        <thead className="block max-md:sr-only">
          <tr className={`${ROW} text-ink-soft text-sm`}>
            <th scope="col" className="text-start font-normal md:col-span-2">
              Part of your score
            </th>
            <th scope="col" className="text-end font-normal">
              Points
            </th>
            <th scope="col" className="text-start font-normal">
              Why
            </th>
            <th scope="col" className="text-end font-normal">
              Could add
            </th>
          </tr>
        </thead>
        <tbody className="block">
          {parts.map((part) => (
            <PartRow key={part.key} part={part} />
          ))}
        </tbody>
        <tfoot className="block">
          <tr className="flex flex-wrap justify-between gap-x-4 py-3">
            <th scope="row" className="font-semibold">
              Your score
            </th>
            <td className="tabular-nums">
              <span className="font-semibold">{pointsText(totalTenths)}</span>{' '}
              <span className="text-ink-soft">
                of {pointsText(ofTenths)}
                {medianTenths !== null && ` · median ${pointsText(medianTenths)}`}
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
        {dashboard.peers ? (
          <MedianNote>{`Median of ${formatCount(dashboard.peers.count)} other ${tradeWords(trade)}. A date and a budget add up to 20 more.`}</MedianNote>
        ) : (
          <p className="text-ink-soft">A couple’s date and budget add up to 20 points more.</p>
        )}
        <TextLink to={paths.howWeRank()}>How ranking works</TextLink>
      </div>
    </Card>
  );
}
