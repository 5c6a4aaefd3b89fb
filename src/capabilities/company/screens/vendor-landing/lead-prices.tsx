import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { plural } from '#base/text.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { StillPart } from '#ui/still-part.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { centsInFull } from '../../parts/credit-words.ts';
import { FULL_CREDIT_CENTS } from '../../rules/published-figures.ts';
import { PriceCalculator } from './price-calculator.tsx';

const BY_PRICE = MARKETPLACE_CATEGORIES.toSorted((one, other) => other.categoryNumber - one.categoryNumber);
const HIGHEST = BY_PRICE[0]?.categoryNumber ?? 1;

function PriceTable() {
  return (
    <table className="w-full">
      <caption className="sr-only">Base credits by category</caption>
      <thead>
        <tr className="border-ink/60 border-b text-ink-soft text-sm">
          <th scope="col" className="py-2 text-start font-medium">
            Category
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            Base price
          </th>
          <td className="w-2/5 sm:w-1/3" />
        </tr>
      </thead>
      <tbody>
        {BY_PRICE.map(({ taxonomyKey, navLabel, categoryNumber }) => (
          <tr key={taxonomyKey} className="border-line border-b">
            <th scope="row" className="py-2.5 text-start font-medium">
              {navLabel}
            </th>
            <td className="whitespace-nowrap py-2.5 text-end tabular-nums">
              {plural(categoryNumber, 'credit')}
            </td>
            <td className="py-2.5 ps-5" aria-hidden="true">
              <div className="h-2 rounded-full bg-linen">
                <div
                  className="h-full rounded-full bg-primary/60"
                  style={{ width: `${(categoryNumber / HIGHEST) * 100}%` }}
                />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Published prices, with one's own lead to try them on. */
export function LeadPrices() {
  return (
    <section id="prices" aria-labelledby="prices-title" className="border-line border-y bg-paper">
      <div className={`${pageWidth} py-12 md:py-16`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="prices-title" className="text-3xl md:text-4xl">
            Every price, on one page
          </h2>
          <TextLink to={vendorPaths.howWePrice}>How we price</TextLink>
        </div>
        <p className="mt-2 max-w-reading text-ink-soft text-lg">
          A credit costs {centsInFull(FULL_CREDIT_CENTS)} or less, and a lead costs the same for everyone in
          your category. Many leads a month? <TextLink to={vendorPaths.aboutPlans}>A plan</TextLink> includes
          them all.
        </p>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-2">
          <StillPart draw={PriceTable} of={{}} />
          <PriceCalculator />
        </div>
      </div>
    </section>
  );
}
