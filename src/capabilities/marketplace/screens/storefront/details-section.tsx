import { PageSection } from './page-section.tsx';
import type { DetailGroup } from './storefront-view.ts';

/** Everything the business has ticked, group by group. */
export function DetailsSection({ details }: { details: readonly DetailGroup[] }) {
  if (details.length === 0) return null;
  return (
    <PageSection id="details" title="Details">
      <dl className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {details.map(({ label, values }) => (
          <div key={label} className="min-w-0">
            <dt className="font-semibold">{label}</dt>
            <dd className="mt-1 text-ink-soft">{values.join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
