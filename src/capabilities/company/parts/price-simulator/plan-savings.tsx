import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { MonthCostChart } from '#capabilities/plans/parts/month-cost-chart.tsx';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { monthCosts, type PlanCost } from '../../rules/month-costs.ts';
import { type PriceQuestion, paidCredits } from '../../rules/price-question.ts';
import { FULL_CREDIT_CENTS } from '../../rules/published-figures.ts';
import { centsInFull, credits } from '../credit-words.ts';
import { ValueTable } from '../value-table.tsx';

const savedText = ({ savedCents }: Pick<PlanCost, 'savedCents'>) => {
  if (savedCents === 0) return 'The same';
  return savedCents > 0 ? `Saves ${formatCents(savedCents)}` : `${formatCents(-savedCents)} more`;
};

function verdict(plans: readonly PlanCost[]): string {
  const best = plans.toSorted((one, other) => other.savedCents - one.savedCents)[0];
  if (!best || best.savedCents <= 0)
    return 'Credits cost you the least. A plan would be money for leads you don’t get.';
  return `${best.name} costs you the least and saves ${formatCents(best.savedCents)} a month.`;
}

/** The same month paid with credits and with each plan. */
export function PlanSavings({ question }: { question: PriceQuestion }) {
  const perLead = paidCredits(question);
  const { category, leads, plan } = question;
  const costs = monthCosts(category, perLead, leads);
  const { navLabel } = marketplaceCategory(category);
  return (
    <section aria-labelledby="savings" className="rounded-card border border-line bg-paper p-5 md:p-7">
      <h2 id="savings" className="scroll-mt-6 text-2xl">
        What a plan would save you
      </h2>
      <p className="mt-1 text-ink-soft">
        {plural(leads, 'lead')} a month × {credits(perLead)} × {centsInFull(FULL_CREDIT_CENTS)} ={' '}
        <strong className="text-ink">{formatCents(costs.creditsCents)}</strong>. {verdict(costs.plans)}
      </p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-8 lg:grid-cols-2">
        <MonthCostChart plans={costs.plans} leads={leads} perLeadCents={perLead * FULL_CREDIT_CENTS} />
        <ValueTable
          caption={`A month with each plan, ${navLabel}`}
          columns={['Plan', 'A month', 'Against credits', 'Pays off from']}
          rows={costs.plans.map((each) => [
            each.key === plan ? `${each.name} (yours)` : each.name,
            formatCents(each.monthlyCents),
            savedText(each),
            plural(each.paysOffFrom, 'lead'),
          ])}
        />
      </div>
      <p className="mt-4 text-ink-soft text-sm">
        Without tax, at the price of the smallest pack. Larger packs cost less per credit, and free leads cost
        nothing either way.
      </p>
    </section>
  );
}
