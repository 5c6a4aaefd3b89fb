import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { FactList } from '../parts/fact-list.tsx';
import { NumberTable } from '../parts/number-table.tsx';
import { PlanNote } from '../parts/plan-note.tsx';
import {
  BUDGET_FACTORS,
  EXACT_MATCH_FACTOR,
  LEAD_PRICE_EXAMPLES,
  TIER_FACTORS,
  TIME_FACTORS,
} from './lead-price-examples.data.ts';

const credits = (count: number) => (count === 1 ? '1 credit' : `${count} credits`);
const times = (factor: number) => `× ${factor}`;

export const howWePriceArticle: Article = {
  area: 'For vendors',
  title: 'How we price leads',
  description:
    'Ampersand’s published formula for lead prices: base credits by category, four factors, worked examples. Connecting is free today.',
  lead: 'One published formula, the same for everyone. Today connecting is free; every lead already shows what it would cost and why.',
  updatedOn: '2026-11-15',
  sections: [
    {
      id: 'principles',
      title: 'Three rules before the numbers',
      body: (
        <>
          <PlanNote title="Connecting is free while credits are not on sale">
            Nothing is charged today. These are the prices we plan to charge once credits are on sale. If they
            change before then, this page will say so.
          </PlanNote>
          <ul>
            <li>
              <strong>Price first.</strong> Each lead shows its price with the parts it is made of. The price
              is set when the lead reaches you; it doesn’t rise while you think.
            </li>
            <li>
              <strong>You pay once, when you first reply.</strong> Reading the lead is free. Once credits are
              on sale, they’ll be taken when you send your first message. From then on you have the couple’s
              contact details for good.
            </li>
            <li>
              <strong>Refunds without a form.</strong> If you couldn’t reach the couple, the credits will come
              back on their own. See{' '}
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
            Each category has a base number of credits. A credit will cost one dollar or less, depending on
            the pack.
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
              ['Gold: phone verified, date, venue booked and budget given', times(TIER_FACTORS.GOLD)],
              ['Silver: date and budget given', times(TIER_FACTORS.SILVER)],
              ['Standard: everything else', times(TIER_FACTORS.STANDARD)],
            ]}
          />
          <h3>How soon the wedding is</h3>
          <NumberTable
            caption="Factor by time left"
            columns={['Wedding in', 'Factor']}
            rows={[
              ['Less than 3 months', times(TIME_FACTORS['under 3 months'])],
              ['Less than 6 months', times(TIME_FACTORS['under 6 months'])],
              ['6 months or more, or no date', times(TIME_FACTORS.later)],
            ]}
          />
          <h3>How the budget fits</h3>
          <NumberTable
            caption="Factor by budget"
            columns={['Couple’s budget', 'Factor']}
            rows={[
              ['Below your range', times(BUDGET_FACTORS.below)],
              ['Inside your range', times(BUDGET_FACTORS.inside)],
              ['Above your range', times(BUDGET_FACTORS.above)],
            ]}
          />
          <h3>Exact match</h3>
          <p>
            A lead that meets all of your lead preferences will cost 20% less ({times(EXACT_MATCH_FACTOR)}).
            You can’t set lead preferences yet, so no lead gets this discount today.
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
            Both are rounded to whole credits, and never less than one. On an unlimited plan your price will
            be zero.
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
        <NumberTable
          caption="Worked examples"
          columns={['Lead', 'Base price in credits', 'You’ll pay']}
          rows={LEAD_PRICE_EXAMPLES.map(({ lead, baseCredits, credits: price }) => [
            lead,
            String(baseCredits),
            String(price),
          ])}
        />
      ),
    },
    {
      id: 'free',
      title: 'What stays free',
      body: (
        <ul>
          <li>The first three leads of a new storefront.</li>
          <li>A couple who writes to you again.</li>
          <li>A couple who comes through a preferred-vendor link.</li>
          <li>A couple who answers when you write first, once that opens.</li>
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
              text: 'Email and phone verified or not, age of the account, how many vendors got the same inquiry, and what is known: date, venue, budget',
            },
            {
              term: 'The price',
              text: 'What it would cost, the base price, and each factor with its reason',
            },
          ]}
        />
      ),
    },
  ],
  related: [
    { label: 'Connection protection', to: vendorPaths.connectionProtection },
    { label: 'Plan terms', to: vendorPaths.plansTerms },
    { label: 'Questions from vendors', to: vendorPaths.faq },
    { label: 'Guides for vendors', to: vendorPaths.resources },
  ],
};
