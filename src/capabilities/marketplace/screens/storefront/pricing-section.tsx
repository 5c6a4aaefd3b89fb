import { Badge } from '#ui/badge.tsx';
import { PageSection } from './page-section.tsx';
import type { StorefrontView } from './storefront-view.ts';

function Prices({ prices, tier }: Pick<StorefrontView, 'prices' | 'tier'>) {
  if (prices.length === 0) {
    return (
      <p className="mt-4 max-w-reading text-ink-soft">
        This business gives its prices on request.
        {tier && (
          <>
            {' '}
            Among others of its trade it stands at{' '}
            <span className="font-semibold text-ink">
              <span aria-hidden="true">{tier}</span>
              <span className="sr-only">level {tier.length}</span>
            </span>{' '}
            of <span aria-hidden="true">$$$$</span>
            <span className="sr-only">4</span>.
          </>
        )}
      </p>
    );
  }
  return (
    <dl className="mt-5 divide-y divide-line border-line border-y">
      {prices.map(({ key, label, text }) => (
        <div key={key} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-3">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Spaces({ spaces }: Pick<StorefrontView, 'spaces'>) {
  if (spaces.length === 0) return null;
  return (
    <>
      <h3 className="mt-10">Spaces</h3>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {spaces.map(({ name, description, setting, seated, standing }) => (
          <li key={name} className="rounded-card border border-line bg-paper p-5">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h4 className="wrap-anywhere font-semibold font-text tracking-normal">{name}</h4>
              <Badge variant="forest">{setting}</Badge>
            </div>
            <p className="mt-1 text-sm">
              {seated}
              {standing && ` · ${standing}`}
            </p>
            <p className="wrap-anywhere mt-2 text-ink-soft text-sm">{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Menus({ menus }: Pick<StorefrontView, 'menus'>) {
  if (menus.length === 0) return null;
  return (
    <>
      <h3 className="mt-10">Menus</h3>
      <ul className="mt-2 divide-y divide-line">
        {menus.map(({ name, description, price }) => (
          <li key={name} className="py-4">
            <div className="flex flex-wrap justify-between gap-x-6">
              <h4 className="wrap-anywhere font-semibold font-text tracking-normal">{name}</h4>
              <p className="font-semibold tabular-nums">{price ?? 'Price on request'}</p>
            </div>
            <p className="wrap-anywhere mt-1 text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What it costs, and for venues what one gets for it. */
export function PricingSection({ storefront }: { storefront: StorefrontView }) {
  return (
    <PageSection id="pricing" title="Pricing">
      <Prices {...storefront} />
      {storefront.prices.length > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          As {storefront.name} states them. Taxes and service charges may come on top; ask for a quote that
          fits your day.
        </p>
      )}
      <Spaces {...storefront} />
      <Menus {...storefront} />
    </PageSection>
  );
}
