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
    'Ampersand’s published formula for lead prices: base credits by category, four factors, worked examples, and what is free.',
  lead: 'One formula, published, the same for everyone. The price and its parts will stand there before anyone pays.',
  updatedOn: '2026-11-15',
  sections: [
    {
      id: 'principles',
      title: 'Three rules before the numbers',
      body: (
        <>
          <PlanNote title="Not open yet">
            Nothing is charged today. These are the prices we plan to open leads and plans with; the page will
            say so if they change before.
          </PlanNote>
          <ul>
            <li>
              <strong>Quote first.</strong> Each lead will show its price with the parts it is made of. The
              price is frozen when the lead reaches you; it does not rise while you think.
            </li>
            <li>
              <strong>You pay to connect, once.</strong> Reading the lead is free. Credits are taken when you
              send your first message, and from then on you have the couple’s contact details for good.
            </li>
            <li>
              <strong>Refunds without a form.</strong> If the contact was no contact, the credits are to come
              back by themselves. See{' '}
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
            Each category has a base number of credits. A credit costs one dollar or less, depending on the
            pack.
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
            A lead that meets all of your lead preferences costs 20 % less ({times(EXACT_MATCH_FACTOR)}).
            Telling us precisely what you want pays off.
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
            Both are rounded to whole credits, and never less than one. On an unlimited plan your price is
            zero.
          </p>
          <p>
            Nothing else goes in: not how often you connect, not what you paid before, not how many others
            look at the lead. The inputs are stored with every quote, so that any price can be worked out
            again.
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
          columns={['Lead', 'Base price in credits', 'You pay']}
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
      title: 'What will be free',
      body: (
        <ul>
          <li>The first three leads of a new storefront.</li>
          <li>A couple who writes to you again.</li>
          <li>A couple who comes through a preferred-vendor link.</li>
          <li>A couple who accepts your hello.</li>
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
              text: 'First names, date, place, guest count, budget band, why they match you, and their message with contact details masked',
            },
            {
              term: 'The receipt',
              text: 'Email and phone verified or not, age of the account, how many vendors got the same inquiry, and what is known: date, venue, budget',
            },
            { term: 'The quote', text: 'The price, the base price, and each factor with its reason' },
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
