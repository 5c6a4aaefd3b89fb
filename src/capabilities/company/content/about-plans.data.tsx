import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { MonthCostChart } from '#capabilities/plans/parts/month-cost-chart.tsx';
import { planGroupOf } from '#capabilities/plans/rules/plan-group.ts';
import {
  PLAN_KEYS,
  PLAN_OFFERS,
  type PlanKey,
  paysOffFrom,
  TRIAL_DAYS,
} from '#capabilities/plans/rules/plan-offers.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { centsInFull, credits } from '../parts/credit-words.ts';
import { FactList } from '../parts/fact-list.tsx';
import { GroupPrices } from '../parts/group-prices.tsx';
import { NumberTable } from '../parts/number-table.tsx';
import { monthCosts } from '../rules/month-costs.ts';
import { FULL_CREDIT_CENTS } from '../rules/published-figures.ts';

const LEADS = 8;
const SHOWN = MARKETPLACE_CATEGORIES.find(({ taxonomyKey }) => taxonomyKey === 'wedding-venues');
const PER_LEAD = SHOWN?.categoryNumber ?? 1;
const COSTS = monthCosts('wedding-venues', PER_LEAD, LEADS);
const YEAR = COSTS.plans.find(({ key }) => key === 'unlimited-12m');
const MONTH = COSTS.plans.find(({ key }) => key === 'unlimited-1m');

const paysOffRows = MARKETPLACE_CATEGORIES.map(({ taxonomyKey, navLabel, categoryNumber }) => [
  navLabel,
  ...PLAN_KEYS.map((key) =>
    String(paysOffFrom(PLAN_OFFERS[key].monthlyCents[planGroupOf(taxonomyKey)], categoryNumber)),
  ),
]);

/** Short enough for a phone: 'Plus' is the one that is not named by its months alone. */
const termColumn = (key: PlanKey) =>
  key === 'unlimited-plus-12m' ? 'Plus' : `${PLAN_OFFERS[key].termMonths} mo.`;

export const aboutPlansArticle: Article = {
  area: 'For vendors',
  title: 'About our plans',
  description:
    'Unlimited plans for wedding vendors: every price by category, from how many leads a plan pays off, and when to do without.',
  lead: 'With an unlimited plan every lead is included, for one price a month. Here is what each plan is for, what it costs, and when you are better off without one.',
  updatedOn: '2026-11-18',
  action: { label: 'Choose a plan', to: vendorPaths.selectPlan },
  feature: <GroupPrices />,
  sections: [
    {
      id: 'which',
      title: 'Which one is for you',
      body: (
        <>
          <p>
            All of them include the same: connecting with any couple who writes to you costs no credits. They
            differ in how long you agree to, and that is what the price goes by.
          </p>
          <FactList
            facts={[
              {
                term: 'No plan',
                text: 'You get a few leads a month, or want to pick. You pay for each lead you reply to, and for nothing else.',
              },
              {
                term: PLAN_OFFERS['unlimited-1m'].name,
                text: 'Your busy month is here: engagement season, a fair, a new room. It renews by the month until you turn that off.',
              },
              {
                term: PLAN_OFFERS['unlimited-3m'].name,
                text: 'You book a season ahead and work through your leads in one go. Paid at once for three months.',
              },
              {
                term: PLAN_OFFERS['unlimited-12m'].name,
                text: 'Leads come all year round. The lowest price a month; pay by the month or all at once.',
              },
              {
                term: PLAN_OFFERS['unlimited-plus-12m'].name,
                text: 'Includes everything in the 12-month plan. The extras it is named for aren’t open yet, so until then the plain 12-month plan gives you the same for less.',
              },
            ]}
          />
        </>
      ),
    },
    {
      id: 'pays-off',
      title: 'From how many leads it pays off',
      body: (
        <>
          <p>
            The price of a month, divided by what a lead costs in credits. This table takes the base price of
            your category and {centsInFull(FULL_CREDIT_CENTS)} a credit, the price in our smallest pack. It
            shows leads a month.
          </p>
          <NumberTable
            caption="Leads a month from which a plan costs no more than credits"
            columns={['Category', ...PLAN_KEYS.map(termColumn)]}
            rows={paysOffRows}
          />
          <p>
            Your own leads may cost more or less than the base price. Put them into{' '}
            <TextLink to={`${vendorPaths.howWePrice}#simulator`}>the price simulator</TextLink> to see your
            own figure.
          </p>
        </>
      ),
    },
    {
      id: 'example',
      title: 'An example',
      body: (
        <>
          <p>
            A venue that replies to {plural(LEADS, 'lead')} a month at {credits(PER_LEAD)} each spends{' '}
            {formatCents(COSTS.creditsCents)} on credits. With the 12-month plan the same month costs{' '}
            {formatCents(YEAR?.monthlyCents ?? 0)} and saves {formatCents(YEAR?.savedCents ?? 0)}; the 1-month
            plan, at {formatCents(MONTH?.monthlyCents ?? 0)}, only pays off from{' '}
            {plural(MONTH?.paysOffFrom ?? 0, 'lead')}.
          </p>
          <figure className="rounded-card border border-line bg-paper p-5">
            <MonthCostChart plans={COSTS.plans} leads={LEADS} perLeadCents={PER_LEAD * FULL_CREDIT_CENTS} />
            <figcaption className="mt-3 text-ink-soft text-sm">
              A month for a venue: credits cost more with every lead, a plan stays where it is.
            </figcaption>
          </figure>
        </>
      ),
    },
    {
      id: 'trial',
      title: `Try it for ${TRIAL_DAYS} days`,
      body: (
        <p>
          Each listing can try an unlimited plan once, for {TRIAL_DAYS} days, without a card. The trial ends
          by itself and turns into nothing. If you buy a plan while it runs, the plan starts when the trial is
          over, so you lose none of it.
        </p>
      ),
    },
    {
      id: 'not-included',
      title: 'What a plan doesn’t change',
      body: (
        <ul>
          <li>
            <strong>Your place in search.</strong> A plan earns no points; nothing you can buy here does.
          </li>
          <li>
            <strong>Your credits.</strong> They stay yours, are not spent while the plan runs, and expire on
            the days they would have expired anyway.
          </li>
          <li>
            <strong>Who writes to you.</strong> A plan brings no leads. It only changes what you pay for the
            ones couples send you.
          </li>
          <li>
            <strong>Your other listings.</strong> A plan belongs to one listing.
          </li>
        </ul>
      ),
    },
    {
      id: 'without',
      title: 'Going without a plan is fine',
      body: (
        <>
          <p>
            Nothing is held back from vendors who pay with credits: the same leads, at the same time, with the
            same details. There is no monthly fee, and reading or declining a lead is free.
          </p>
          <p>
            If you reply to fewer leads than the table above says, credits cost you less. How they work is on{' '}
            <TextLink to={vendorPaths.aboutCredits}>about credits</TextLink>.
          </p>
        </>
      ),
    },
  ],
  related: [
    { label: 'How plans work', to: vendorPaths.howPlansWork },
    { label: 'Plan terms', to: vendorPaths.plansTerms },
    { label: 'About credits', to: vendorPaths.aboutCredits },
    { label: 'How we price leads', to: vendorPaths.howWePrice },
  ],
};
