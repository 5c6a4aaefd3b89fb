import { formatCents } from '#base/money.ts';
import { PLAN_GROUPS, type PlanGroup, planGroupOf } from '#capabilities/plans/rules/plan-group.ts';
import { dueCents, PLAN_KEYS, PLAN_OFFERS, type PlanKey } from '#capabilities/plans/rules/plan-offers.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { listed } from './credit-words.ts';

/** 'Venues and Catering' */
export function categoriesOf(group: PlanGroup): string {
  return listed(
    MARKETPLACE_CATEGORIES.filter(({ taxonomyKey }) => planGroupOf(taxonomyKey) === group).map(
      ({ navLabel }) => navLabel,
    ),
  );
}

/** '$69 every month, or $828 at once' */
export function howPaid(key: PlanKey, group: PlanGroup): string {
  const { payments, termMonths } = PLAN_OFFERS[key];
  const ways = payments.map((payment) => {
    const due = formatCents(dueCents(key, group, payment));
    if (payment === 'MONTHLY') return `${due} every month`;
    return payments.length > 1 ? `${due} at once` : `${due} every ${termMonths} months`;
  });
  return ways.join(', or ');
}

function GroupCard({ group }: { group: PlanGroup }) {
  return (
    <section
      aria-labelledby={`group-${group}`}
      className="flex flex-col rounded-card border border-line bg-paper p-5 md:p-6 print:break-inside-avoid"
    >
      <p className="text-ink-soft text-sm">Group {group}</p>
      <h3 id={`group-${group}`} className="mt-1 text-xl lg:min-h-21">
        {categoriesOf(group)}
      </h3>
      <table className="mt-4 w-full">
        <caption className="sr-only">Plan prices for {categoriesOf(group)}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Price a month</th>
          </tr>
        </thead>
        <tbody>
          {PLAN_KEYS.map((key) => (
            <tr key={key} className="border-line border-t">
              <th scope="row" className="py-3 pe-3 text-start align-top font-medium">
                {PLAN_OFFERS[key].name}
                <span className="block font-normal text-ink-soft text-sm">{howPaid(key, group)}</span>
              </th>
              <td className="whitespace-nowrap py-3 text-end align-top">
                <span className="font-display text-2xl tabular-nums">
                  {formatCents(PLAN_OFFERS[key].monthlyCents[group])}
                </span>
                <span className="block text-ink-soft text-sm">a month</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Every price there is, a card for each group of categories. */
export function GroupPrices() {
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="scroll-mt-6">
        Every plan price
      </h2>
      <p className="mt-1 max-w-reading text-ink-soft">
        What a plan costs goes by what a lead in your category costs. All prices are before tax.
      </p>
      <div className="mt-6 grid gap-5 lg:grid-cols-3">
        {PLAN_GROUPS.map((group) => (
          <GroupCard key={group} group={group} />
        ))}
      </div>
    </section>
  );
}
