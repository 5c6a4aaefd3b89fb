import { formatCents } from '#base/money.ts';
import { CREDIT_PACKS } from '#capabilities/plans/rules/credit-packs.ts';
import { CATEGORY_NUMBERS } from '#capabilities/taxonomy/rules/categories.ts';
import { BOUGHT_MONTHS, centsPerCredit, FULL_CREDIT_CENTS } from '../rules/published-figures.ts';
import { centsInFull, credits } from './credit-words.ts';

const SHOWN = [
  ['wedding-venues', 'venue'],
  ['wedding-photographers', 'photographer'],
  ['wedding-cakes-desserts', 'cake'],
] as const;

/** The packs side by side, with how far each goes at base prices. */
export function PackCards() {
  return (
    <section aria-labelledby="packs">
      <h2 id="packs" className="scroll-mt-6">
        Four packs
      </h2>
      <p className="mt-1 max-w-reading text-ink-soft">
        The same credits in each, good for {BOUGHT_MONTHS} months. The more you buy at once, the less each one
        costs. Prices are before tax.
      </p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {CREDIT_PACKS.map((pack) => {
          const each = centsPerCredit(pack);
          return (
            <li
              key={pack.key}
              className="flex flex-col rounded-card border border-line bg-paper p-5 print:break-inside-avoid"
            >
              <h3 className="font-medium font-text text-base tracking-normal">{credits(pack.credits)}</h3>
              <p className="mt-1 font-display text-4xl tabular-nums">{formatCents(pack.priceCents)}</p>
              <p className="mt-1 text-ink-soft">
                {centsInFull(each)} a credit
                {each < FULL_CREDIT_CENTS && `, ${Math.round((1 - each / FULL_CREDIT_CENTS) * 100)}% less`}
              </p>
              <p className="mt-5 border-line border-t pt-3 text-ink-soft text-sm">Enough for about</p>
              <ul className="mt-1 text-sm">
                {SHOWN.map(([category, word]) => (
                  <li key={category} className="flex justify-between gap-3 py-0.5">
                    <span>{word} leads</span>
                    <span className="font-semibold tabular-nums">
                      {Math.floor(pack.credits / CATEGORY_NUMBERS[category])}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
