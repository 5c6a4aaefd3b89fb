import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { FREE_LEADS } from '#capabilities/inquiries/rules/lead-price.ts';
import { priceDisplay } from '#capabilities/leads/rules/price-display.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { centsInFull, credits, inWords, times } from '../parts/credit-words.ts';
import { FactList } from '../parts/fact-list.tsx';
import { NumberTable } from '../parts/number-table.tsx';
import { PriceSimulator } from '../parts/price-simulator/price-simulator.tsx';
import { ValueTable } from '../parts/value-table.tsx';
import { BUDGET_FACTORS, EXACT_MATCH_FACTOR, TIER_FACTORS, TIME_FACTORS } from '../rules/lead-factors.ts';
import { askedPrice, type PriceQuestion, priceQueryOf } from '../rules/price-question.ts';
import { FULL_CREDIT_CENTS } from '../rules/published-figures.ts';
import { LEAD_PRICE_EXAMPLES } from './lead-price-examples.data.ts';

const simulated = (question: PriceQuestion) => withQuery(vendorPaths.howWePrice, priceQueryOf(question));

export const howWePriceArticle: Article = {
  area: 'For vendors',
  title: 'How we price leads',
  description:
    'Ampersand’s published formula for lead prices: base credits by category, four factors, worked examples and a simulator for your own.',
  lead: 'One published formula, the same for everyone. Put your own lead in and see what it costs, and why.',
  updatedOn: '2026-11-18',
  feature: <PriceSimulator />,
  sections: [
    {
      id: 'principles',
      title: 'Three rules before the numbers',
      body: (
        <>
          <ul>
            <li>
              <strong>Price first.</strong> Each lead shows its price with the parts it is made of. The price
              is set when the lead reaches you; it doesn’t rise while you think.
            </li>
            <li>
              <strong>You pay once, when you first reply.</strong> Reading the lead is free. Credits are taken
              when you send your first message. From then on you have the couple’s contact details for good.
            </li>
            <li>
              <strong>Refunds without a form.</strong> If you couldn’t reach the couple, the credits come back
              on their own. See{' '}
              <TextLink to={vendorPaths.connectionProtection}>connection protection</TextLink>.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'base',
      title: 'Where a price begins',
      body: (
        <>
          <p>
            Each category has a base number of credits. A credit costs {centsInFull(FULL_CREDIT_CENTS)} or
            less, depending on <TextLink to={`${vendorPaths.aboutCredits}#packs`}>the pack</TextLink>.
          </p>
          <NumberTable
            caption="Base credits by category"
            columns={['Category', 'Base']}
            rows={MARKETPLACE_CATEGORIES.map(({ navLabel, categoryNumber }) => [
              navLabel,
              credits(categoryNumber),
            ])}
          />
        </>
      ),
    },
    {
      id: 'factors',
      title: 'What changes it',
      body: (
        <>
          <h3>How much is known</h3>
          <NumberTable
            caption="Factor by tier"
            columns={['Tier', 'Factor']}
            rows={[
              ['Gold: phone verified, date and budget given, venue booked', times(TIER_FACTORS.GOLD)],
              ['Silver: date and budget given', times(TIER_FACTORS.SILVER)],
              ['Standard: everything else', times(TIER_FACTORS.STANDARD)],
            ]}
          />
          <p>
            To a venue, a couple that has booked one is no better a lead. So for venues the guest count takes
            its place: gold is phone verified, with date, budget and guest count given.
          </p>
          <h3>How soon the wedding is</h3>
          <NumberTable
            caption="Factor by time left"
            columns={['Wedding in', 'Factor']}
            rows={[
              ['Less than 3 months', times(TIME_FACTORS['under-3'])],
              ['Less than 6 months', times(TIME_FACTORS['under-6'])],
              ['6 months or more, or no date', times(TIME_FACTORS.later)],
            ]}
          />
          <h3>How the budget fits</h3>
          <NumberTable
            caption="Factor by budget"
            columns={['Couple’s budget', 'Factor']}
            rows={[
              ['Below your range', times(BUDGET_FACTORS.BELOW)],
              ['Inside your range', times(BUDGET_FACTORS.INSIDE)],
              ['Above your range', times(BUDGET_FACTORS.ABOVE)],
              ['Not given, or you show no prices', times(BUDGET_FACTORS.UNKNOWN)],
            ]}
          />
          <h3>Exact match</h3>
          <p>
            A lead that meets all of your lead preferences costs {Math.round((1 - EXACT_MATCH_FACTOR) * 100)}%
            less ({times(EXACT_MATCH_FACTOR)}). You can’t set lead preferences yet, so no lead gets this
            discount today.
          </p>
        </>
      ),
    },
    {
      id: 'formula',
      title: 'The formula',
      body: (
        <>
          <div className="rounded-card border border-line bg-paper p-5">
            <p>
              <strong>Base price</strong> = base credits × tier × time × budget
            </p>
            <p className="mt-2">
              <strong>Your price</strong> = base price × {EXACT_MATCH_FACTOR} if it is an exact match, else
              the base price
            </p>
          </div>
          <p>
            Both are rounded to whole credits, and never less than one. With an unlimited plan your price is
            zero, and the lead says ‘Included with your unlimited plan’.
          </p>
          <p>
            Nothing else goes in: not how often you connect, not what you paid before, not how many others see
            the lead. The inputs are stored with every lead, so any price can be worked out again.
          </p>
        </>
      ),
    },
    {
      id: 'examples',
      title: 'Worked examples',
      body: (
        <>
          <ValueTable
            caption="Worked examples"
            columns={['Lead', 'Base price', 'You see']}
            rows={LEAD_PRICE_EXAMPLES.map(({ lead, question }) => {
              const price = askedPrice(question);
              return [
                <TextLink key="lead" to={`${simulated(question)}#simulator`}>
                  {lead}
                </TextLink>,
                <span key="base" className="whitespace-nowrap">
                  {credits(price.baseCreditPrice)}
                </span>,
                priceDisplay(price).text,
              ];
            })}
          />
          <p>Select one to see it in the simulator.</p>
        </>
      ),
    },
    {
      id: 'free',
      title: 'What stays free',
      body: (
        <ul>
          <li>The first {inWords(FREE_LEADS)} leads of a new listing.</li>
          <li>A couple who writes to you again.</li>
          <li>A couple who comes through a preferred-vendor link.</li>
          <li>Reading, declining, and every message after the first.</li>
        </ul>
      ),
    },
    {
      id: 'lead-receipt',
      title: 'What you see before you decide',
      body: (
        <FactList
          facts={[
            {
              term: 'The couple',
              text: 'First names, date, place, guest count, budget band, why they match you, and their message with contact details hidden',
            },
            {
              term: 'The receipt',
              text: 'Email and phone verified or not, age of the account, how many vendors got the same inquiry, and what is known: date, venue, budget, and for venues the guest count',
            },
            {
              term: 'The price',
              text: 'What it costs, the base price, and each factor with its reason',
            },
          ]}
        />
      ),
    },
  ],
  related: [
    { label: 'About credits', to: vendorPaths.aboutCredits },
    { label: 'About our plans', to: vendorPaths.aboutPlans },
    { label: 'Connection protection', to: vendorPaths.connectionProtection },
    { label: 'Questions from vendors', to: vendorPaths.faq },
  ],
};
