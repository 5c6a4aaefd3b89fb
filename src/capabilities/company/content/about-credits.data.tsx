import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { FREE_LEADS } from '#capabilities/inquiries/rules/lead-price.ts';
import { CREDIT_PACKS } from '#capabilities/plans/rules/credit-packs.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { centsInFull, inWords } from '../parts/credit-words.ts';
import { FactList } from '../parts/fact-list.tsx';
import { NumberTable } from '../parts/number-table.tsx';
import { PackCards } from '../parts/pack-cards.tsx';
import {
  BOUGHT_MONTHS,
  FULL_CREDIT_CENTS,
  GIVEN_MONTHS,
  LEAST_CREDIT_CENTS,
  REFUNDED_DAYS,
} from '../rules/published-figures.ts';

export const aboutCreditsArticle: Article = {
  area: 'For vendors',
  title: 'About credits',
  description:
    'What credits are, what each pack costs, how many leads it pays for in your category, how long credits last and when they come back.',
  lead: 'Credits pay for single leads. You buy a few, spend them when you reply to a couple, and owe nothing in between.',
  updatedOn: '2026-11-18',
  action: { label: 'Buy credits', to: vendorPaths.yourPlans },
  feature: <PackCards />,
  sections: [
    {
      id: 'what',
      title: 'What a credit is',
      body: (
        <>
          <p>
            A credit is what a lead is priced in. Connecting with a couple, that is sending your first reply,
            takes as many as the lead shows. Everything after that is free: messages, quotes, files and their
            contact details.
          </p>
          <p>
            A credit costs between {centsInFull(LEAST_CREDIT_CENTS)} and {centsInFull(FULL_CREDIT_CENTS)}. Why
            not plain dollars? Because a lead then costs the same number for everyone in a category, and
            coming back, moving and expiring can be counted without cents.
          </p>
        </>
      ),
    },
    {
      id: 'how-far',
      title: 'How far a pack goes',
      body: (
        <>
          <p>
            Leads you can reply to with a pack of so many credits, at the base price of your category. What a
            lead costs depends on what is known of it; see{' '}
            <TextLink to={vendorPaths.howWePrice}>how we price leads</TextLink>.
          </p>
          <NumberTable
            caption="Leads for each pack, by category"
            columns={['Category', ...CREDIT_PACKS.map((pack) => String(pack.credits))]}
            rows={MARKETPLACE_CATEGORIES.map(({ navLabel, categoryNumber }) => [
              navLabel,
              ...CREDIT_PACKS.map((pack) => String(Math.floor(pack.credits / categoryNumber))),
            ])}
          />
        </>
      ),
    },
    {
      id: 'prices',
      title: 'Prices',
      body: (
        <>
          <p>
            Before tax, which is added where we have to collect it and shown before you pay. Packs don’t
            renew: nothing is bought unless you press the button.
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long they last',
      body: (
        <FactList
          facts={[
            { term: 'Bought', text: `${BOUGHT_MONTHS} months from the day you buy them` },
            { term: 'Given by us', text: `${GIVEN_MONTHS} months from the day you accept them` },
            {
              term: 'Refunded',
              text: `As long as before, and at least ${REFUNDED_DAYS} days`,
            },
            {
              term: 'Moved',
              text: 'As long as before, at the listing they were moved to',
            },
          ]}
        />
      ),
    },
    {
      id: 'free',
      title: 'Leads that cost no credits',
      body: (
        <ul>
          <li>The first {inWords(FREE_LEADS)} leads of a new listing.</li>
          <li>A couple who writes to the same listing again.</li>
          <li>A couple sent by a vendor who lists you as preferred.</li>
          <li>
            Every lead while the listing has an{' '}
            <TextLink to={vendorPaths.aboutPlans}>unlimited plan</TextLink>.
          </li>
        </ul>
      ),
    },
    {
      id: 'cannot',
      title: 'What credits can’t do',
      body: (
        <p>
          They can’t buy a better place in search, reviews or a plan, and can’t be sold or paid out, except
          where the law says so. They can be moved to another listing that you own.
        </p>
      ),
    },
  ],
  related: [
    { label: 'How credits work', to: vendorPaths.howCreditsWork },
    { label: 'Connection protection', to: vendorPaths.connectionProtection },
    { label: 'How we price leads', to: vendorPaths.howWePrice },
    { label: 'About our plans', to: vendorPaths.aboutPlans },
  ],
};
