import { classNames } from '#ui/class-names.ts';
import type { StorefrontView } from './storefront-view.ts';

export interface PanelPriceProps {
  storefront: StorefrontView;
  className?: string;
}

/** 'From $6,800 site fee', or that one has to ask. */
export function PanelPrice({ storefront: { starting, tier }, className }: PanelPriceProps) {
  if (!starting) {
    return (
      <p>
        <span className={classNames('font-display', className)}>Price on request</span>
        {tier && (
          <span className="ms-2 text-ink-soft">
            <span aria-hidden="true">{tier}</span>
            <span className="sr-only">Price level {tier.length} of 4</span>
          </span>
        )}
      </p>
    );
  }
  return (
    <p>
      <span className={classNames('font-display', className)}>From {starting.amount}</span>{' '}
      <span className="inline-block text-ink-soft text-xs sm:text-sm">{starting.basis}</span>
    </p>
  );
}
