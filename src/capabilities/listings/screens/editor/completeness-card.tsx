import { TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import { sectionAddress } from '#app/rules/section-address.ts';
import type { Listing } from '../../contract/editor.contract.ts';
import { CompletenessRing } from './completeness-ring.tsx';

/** '1.4 points' */
export function pointsText(tenths: number): string {
  return `${(tenths / 10).toFixed(1).replace('.0', '')} ${tenths === 10 ? 'point' : 'points'}`;
}

/** How complete the listing is, the step that helps most, and what it would bring. */
export function CompletenessCard({ listing }: { listing: Listing }) {
  const { percent, steps } = listing.completeness;
  const open = steps.filter(({ share, section }) => share < 1 && section !== 'reviews');
  const next = open.toSorted(
    (one, other) =>
      Number(other.isNeededToSubmit) - Number(one.isNeededToSubmit) ||
      other.gainTenths - one.gainTenths ||
      other.percentThen - one.percentThen,
  )[0];
  return (
    <section aria-label="How complete your listing is" className="flex items-center gap-3">
      <CompletenessRing percent={percent} />
      <div className="min-w-0">
        <p className="font-semibold" aria-hidden="true">
          {percent}% complete
        </p>
        {next ? (
          <p className="text-ink-soft text-sm">
            <Link to={sectionAddress(listing, next.section)} className="underline underline-offset-2">
              {next.label}
            </Link>{' '}
            to reach {next.percentThen}%.
            {next.gainTenths > 0 && (
              <span className="mt-0.5 flex items-center gap-1">
                <TrendingUp size={14} aria-hidden="true" className="text-green-deep" />
                {pointsText(next.gainTenths)} more in search
              </span>
            )}
          </p>
        ) : (
          <p className="text-ink-soft text-sm">Nothing is missing. Lovely work.</p>
        )}
      </div>
    </section>
  );
}
