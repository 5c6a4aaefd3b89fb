import type { InquiryPrice } from '#capabilities/inquiries/rules/lead-price.ts';
import { classNames } from '#ui/class-names.ts';
import { priceDisplay } from '../../rules/price-display.ts';

/** What connecting costs, in the words of the specification; a discount shows what it was taken from. */
export function PriceText({ price, className }: { price: InquiryPrice; className?: string }) {
  const display = priceDisplay(price);
  return (
    <span className={classNames('whitespace-nowrap text-ink-soft tabular-nums', className)}>
      {display.kind === 'Other' && (
        <>
          <s className="text-ink-soft">
            <span className="sr-only">Instead of </span>
            {display.base}
          </s>{' '}
        </>
      )}
      {display.text}
    </span>
  );
}
