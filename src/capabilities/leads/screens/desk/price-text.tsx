import type { InquiryPrice } from '#capabilities/inquiries/rules/lead-price.ts';
import { classNames } from '#ui/class-names.ts';
import { type PriceDisplay, priceDisplay } from '../../rules/price-display.ts';

interface PriceTextProps {
  price: InquiryPrice;
  /** Where there is no room for a sentence: all of it is read out, its first word is seen. */
  isShort?: boolean;
  className?: string;
}

function Words({ display: { kind, text }, isShort }: { display: PriceDisplay; isShort: boolean }) {
  if (kind !== 'UnlimitedCredits' || !isShort) return text;
  const [first = '', ...rest] = text.split(' ');
  return (
    <>
      {first}
      <span className="sr-only"> {rest.join(' ')}</span>
    </>
  );
}

/** What connecting costs, in the words of the specification; a discount shows what it was taken from. */
export function PriceText({ price, isShort = false, className }: PriceTextProps) {
  const display = priceDisplay(price);
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>
      {display.kind === 'Other' && (
        <>
          <s className="font-normal text-ink-soft">
            <span className="sr-only">Instead of </span>
            {display.base}
          </s>{' '}
        </>
      )}
      <Words display={display} isShort={isShort} />
    </span>
  );
}
