import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { askedPrice } from '../../rules/price-question.ts';
import { PlanSavings } from './plan-savings.tsx';
import { PriceFields } from './price-fields.tsx';
import { PriceResult } from './price-result.tsx';
import { usePriceQuestion } from './use-price-question.ts';

/** The anchor of the answer: without script, and on a phone, the button leads there. */
const RESULT = 'price';

/** The very formula that prices leads, with one's own lead in it. */
export function PriceSimulator() {
  const [question, ask] = usePriceQuestion();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section
        aria-labelledby="simulator"
        className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-paper lg:grid-cols-[3fr_2fr]"
      >
        <form
          action={`${vendorPaths.howWePrice}#${RESULT}`}
          data-link=""
          aria-labelledby="simulator"
          className="p-5 md:p-7"
        >
          <h2 id="simulator" className="mb-4 scroll-mt-6 text-2xl">
            Work out a price
          </h2>
          <PriceFields question={question} onChange={(part) => ask({ ...question, ...part })} />
          <button
            type="submit"
            className={`${buttonStyle({ variant: 'primary' })} mt-5 lg:hidden noscript:lg:inline-flex`}
            data-print="hidden"
          >
            Show the price
          </button>
        </form>
        <div id={RESULT} className="scroll-mt-6 border-line bg-linen p-5 max-lg:border-t md:p-7 lg:border-s">
          <PriceResult price={askedPrice(question)} category={question.category} />
        </div>
      </section>
      <PlanSavings question={question} />
    </div>
  );
}
