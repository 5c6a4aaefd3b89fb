import { companyPaths } from '#app/rules/company-paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { MARKETPLACE_CATEGORIES, type PlanGroup } from '#capabilities/taxonomy/rules/categories.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { FactList } from '../parts/fact-list.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { NumberTable } from '../parts/number-table.tsx';
import { PlanNote } from '../parts/plan-note.tsx';

function categoriesOf(group: PlanGroup): string {
  return MARKETPLACE_CATEGORIES.filter(({ planGroup }) => planGroup === group)
    .map(({ navLabel }) => navLabel)
    .join(', ');
}

export const plansTermsArticle: Article = {
  area: 'For vendors',
  title: 'Plan terms',
  description:
    'Terms and planned prices for Ampersand’s credits and unlimited plans: packs, periods, renewal, expiry, cancelling.',
  lead: 'Two planned ways to pay for leads, what each will cost, and how to cancel.',
  updatedOn: '2026-11-15',
  sections: [
    {
      id: 'status',
      title: 'Before plans open',
      body: (
        <PlanNote title="Plans are not open yet">
          A vendor account is free, connecting with couples is free while credits are not on sale, and nothing
          can be bought today. The prices and terms below are the ones we plan to open with. If one changes
          before then, this page will say so.
        </PlanNote>
      ),
    },
    {
      id: 'credits',
      title: 'Pay as you go: credits',
      body: (
        <>
          <p>
            A credit will be spent when you connect with a couple. How many a lead costs follows{' '}
            <TextLink to={vendorPaths.howWePrice}>the published formula</TextLink>.
          </p>
          <NumberTable
            caption="Credit packs"
            columns={['Pack', 'Price', 'Per credit']}
            rows={[
              ['25 credits', '$25', '$1.00'],
              ['60 credits', '$57', '$0.95'],
              ['150 credits', '$135', '$0.90'],
              ['400 credits', '$340', '$0.85'],
            ]}
          />
          <ul>
            <li>
              Credits you buy live for 24 months, credits we give you for 6. The oldest are spent first.
            </li>
            <li>
              Your balance never falls below zero, and nothing is bought without your pressing the button.
            </li>
            <li>
              Credits belong to your vendor account. They cannot be sold or paid out, except where the law
              says so.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'unlimited',
      title: 'Unlimited plans',
      body: (
        <>
          <p>
            With an unlimited plan, connecting costs no credits. The price depends on your category’s group.
          </p>
          <NumberTable
            caption="Unlimited plans, price per month"
            columns={['Plan', 'Group A', 'Group B', 'Group C']}
            rows={[
              ['1 month', '$199', '$109', '$49'],
              ['3 months', '$169', '$89', '$39'],
              ['12 months', '$129', '$69', '$29'],
            ]}
          />
          <FactList
            facts={[
              { term: 'Group A', text: categoriesOf('A') },
              { term: 'Group B', text: categoriesOf('B') },
              { term: 'Group C', text: categoriesOf('C') },
              {
                term: 'Unlimited Plus',
                text: 'Twelve months at 40% above the 12-month price, with one labeled boost slot and 60 hellos a month instead of 20.',
              },
              {
                term: 'Free trial',
                text: '30 days, once for each storefront, without a card. It ends by itself.',
              },
            ]}
          />
        </>
      ),
    },
    {
      id: 'renewal',
      title: 'Renewal and leaving',
      body: (
        <ul>
          <li>The 1-month plan renews until you end it. Renewal can be switched off from the first day.</li>
          <li>The 12-month plan can be paid monthly or at once.</li>
          <li>You can end any plan from the page where you bought it. No call, no letter, no reason.</li>
          <li>If you paid ahead, the unused days are to be returned, pro rata.</li>
          <li>Your credits, your listing, your contacts and your history stay yours when a plan ends.</li>
        </ul>
      ),
    },
    {
      id: 'boost',
      title: 'Boost: paid placement',
      body: (
        <ul>
          <li>A boosted listing appears in marked featured places, with the word “Featured” on it.</li>
          <li>It does not change your place in the usual order, and neither does any plan.</li>
          <li>You will get a receipt: in which positions you were shown, and how often.</li>
        </ul>
      ),
    },
    {
      id: 'payment',
      title: 'Payment and invoices',
      body: (
        <p>
          Payments will go through Stripe; card numbers will never touch our servers. Every purchase will have
          an invoice and an entry in your balance history. Prices are in US dollars. Tax, where there is any,
          will be shown before you pay.
        </p>
      ),
    },
    {
      id: 'roles',
      title: 'Who in your team may spend',
      body: (
        <FactList
          facts={[
            { term: 'Owner', text: 'Everything, including buying credits, plans and access for others' },
            { term: 'Manager', text: 'Edits the listing and connects with couples' },
            {
              term: 'Responder',
              text: 'Answers, and connects up to a daily cap that the owner sets (50 credits at first)',
            },
            { term: 'Viewer', text: 'Reads leads without contact details, and spends nothing' },
          ]}
        />
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          Once plans are open, new prices are meant for new purchases only, and a running plan keeps its price
          to the end of its period. How early we tell you of a change will stand here before the first plan is
          sold. Questions go to <MailLink to="vendors" />. Besides this page, our{' '}
          <TextLink to={companyPaths.terms()}>terms of use</TextLink> apply.
        </p>
      ),
    },
  ],
  related: [
    { label: 'How we price leads', to: vendorPaths.howWePrice },
    { label: 'Connection protection', to: vendorPaths.connectionProtection },
  ],
};
