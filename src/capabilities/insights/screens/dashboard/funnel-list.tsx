import { formatCount } from '#base/format-count.ts';
import type { Dashboard } from '../../contract.ts';
import { FUNNEL, type FunnelStep } from '../../rules/figures.ts';
import { MedianBar, MedianNote } from './median-bar.tsx';

const STEPS: Readonly<Record<FunnelStep, { label: string; of: string }>> = {
  saves: { label: 'Saves', of: 'of views' },
  inquiries: { label: 'Inquiries', of: 'of views' },
  connected: { label: 'Connected', of: 'of inquiries' },
  booked: { label: 'Booked', of: 'of connected' },
};

/** Small shares need a digit more. */
function shareText(share: number): string {
  const percent = share * 100;
  return `${percent < 10 ? percent.toFixed(1).replace('.0', '') : Math.round(percent)}%`;
}

/** A share this far below the median is drawn as one to look at. */
const BEHIND = 0.8;

function Step({ step, dashboard }: { step: FunnelStep; dashboard: Dashboard }) {
  const { count, share, median } = dashboard.funnel[step];
  const { label, of } = STEPS[step];
  // The median stands in the middle, so that bars of very different shares can be compared.
  const hasMedian = median !== null && median > 0;
  const scale = hasMedian ? 1 / (2 * median) : 1;
  return (
    <li className="grid gap-1.5 border-line border-b py-2.5">
      <span className="flex justify-between gap-3">
        <span>{label}</span>
        <span className="font-semibold tabular-nums">{formatCount(count)}</span>
      </span>
      {share !== null && (
        <span className="flex items-center gap-3 text-ink-soft text-sm">
          <MedianBar
            value={share * scale}
            median={hasMedian ? median * scale : null}
            isBehind={median !== null && share < median * BEHIND}
            className="grow"
          />
          <span className="min-w-28 text-end">
            {shareText(share)} {of}
            {median !== null && <span className="sr-only">, market median {shareText(median)}</span>}
          </span>
        </span>
      )}
    </li>
  );
}

/** What became of the looks of this period: each step as a share of the one before. */
export function FunnelList({ dashboard }: { dashboard: Dashboard }) {
  const { figures, funnel, peers } = dashboard;
  const hasMedian = FUNNEL.some((step) => funnel[step].median !== null);
  return (
    <section aria-label="From view to booking" className="border-line p-4 max-lg:border-t md:p-6 lg:border-s">
      <h2 className="text-lg">From view to booking</h2>
      <ul className="mt-2">
        <li className="flex justify-between gap-3 border-line border-b py-2.5">
          <span>Views</span>
          <span className="font-semibold tabular-nums">{formatCount(figures.views.value ?? 0)}</span>
        </li>
        {FUNNEL.map((step) => (
          <Step key={step} step={step} dashboard={dashboard} />
        ))}
      </ul>
      <div className="mt-3">
        {peers && hasMedian ? (
          <MedianNote>Market median</MedianNote>
        ) : (
          <p className="text-ink-soft text-sm">Couples who wrote in this period, and what came of it.</p>
        )}
      </div>
    </section>
  );
}
