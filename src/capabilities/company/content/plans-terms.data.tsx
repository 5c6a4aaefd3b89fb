import { companyPaths } from '#app/rules/company-paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { CREDIT_PACKS } from '#capabilities/plans/rules/credit-packs.ts';
import { PLAN_GROUPS } from '#capabilities/plans/rules/plan-group.ts';
import { PLAN_KEYS, PLAN_OFFERS, TRIAL_DAYS } from '#capabilities/plans/rules/plan-offers.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { centsInFull, credits, inWords, listed } from '../parts/credit-words.ts';
import { FactList } from '../parts/fact-list.tsx';
import { categoriesOf, howPaid } from '../parts/group-prices.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { NumberTable } from '../parts/number-table.tsx';
import {
  BOUGHT_MONTHS,
  centsPerCredit,
  GIVEN_MONTHS,
  GRACE_DAYS,
  REFUNDED_DAYS,
  TRY_DAYS,
  WARNED_DAYS,
} from '../rules/published-figures.ts';

const TERMS = [...new Set(PLAN_KEYS.map((key) => String(PLAN_OFFERS[key].termMonths)))];

/** The day from which these terms hold for what is bought. */
const VERSION = '2026-11-18';

export const plansTermsArticle: Article = {
  area: 'For vendors',
  title: 'Plan terms',
  description:
    'The terms for credits and unlimited plans on Ampersand: prices, payment, renewal, declined cards, canceling, expiry, refunds and tax.',
  lead: 'What you and we agree on when you buy credits or a plan, in plain words. What is not in here is not agreed.',
  updatedOn: VERSION,
  intro: (
    <p className="rounded-card border border-line bg-paper px-5 py-4">
      <strong>Version of {formatDateInText(calendarDate(VERSION))}.</strong> It holds for everything bought
      from that day on. What you bought before keeps the terms it was bought under.
    </p>
  ),
  sections: [
    {
      id: 'scope',
      title: '1. What this covers',
      body: (
        <>
          <p>
            Credits and unlimited plans, bought for a listing on Ampersand by its owner. “You” is the business
            that the listing belongs to. Our <TextLink to={companyPaths.terms()}>terms of use</TextLink> apply
            as well; where the two differ about credits and plans, this page counts.
          </p>
          <p>Only the owner of a listing can buy for it. By paying, they say that they may.</p>
        </>
      ),
    },
    {
      id: 'credits',
      title: '2. Credits',
      body: (
        <>
          <NumberTable
            caption="Credit packs"
            columns={['Pack', 'Price', 'Per credit']}
            rows={CREDIT_PACKS.map((pack) => [
              credits(pack.credits),
              formatCents(pack.priceCents),
              centsInFull(centsPerCredit(pack)),
            ])}
          />
          <ul>
            <li>
              Connecting with a couple takes the number of credits that the lead shows, worked out by{' '}
              <TextLink to={vendorPaths.howWePrice}>the published formula</TextLink> and fixed when the lead
              reaches you.
            </li>
            <li>
              Credits you buy last {BOUGHT_MONTHS} months, credits we give you {GIVEN_MONTHS}. Those that
              expire first are spent first. We email you {WARNED_DAYS} days before any expire.
            </li>
            <li>Credits belong to the listing. Its owner can move them to another listing they own.</li>
            <li>Credits can’t be sold or paid out, except where the law says so.</li>
            <li>
              Your balance can’t fall below zero, and no credits are bought without your pressing the button.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'unlimited',
      title: '3. Unlimited plans',
      body: (
        <>
          <p>
            While a plan runs, connecting with couples who write to that listing takes no credits. The price
            goes by the group of the listing’s category.
          </p>
          <NumberTable
            caption="Unlimited plans, price a month before tax"
            columns={['Plan', ...PLAN_GROUPS.map((group) => `Group ${group}`)]}
            rows={PLAN_KEYS.map((key) => [
              PLAN_OFFERS[key].name,
              ...PLAN_GROUPS.map((group) => formatCents(PLAN_OFFERS[key].monthlyCents[group])),
            ])}
          />
          <FactList
            facts={PLAN_GROUPS.map((group) => ({
              term: `Group ${group}`,
              text: categoriesOf(group),
              note: `12 months: ${howPaid('unlimited-12m', group)}`,
            }))}
          />
          <p>
            A plan is for the couples who write to you. It must not be used to answer for other businesses, to
            collect addresses or to send the same text to everyone.
          </p>
        </>
      ),
    },
    {
      id: 'trial',
      title: '4. Free trial',
      body: (
        <p>
          Each listing can try an unlimited plan once, for {TRIAL_DAYS} days, without a card. It ends by
          itself and costs nothing. A plan bought while the trial runs starts when the trial ends.
        </p>
      ),
    },
    {
      id: 'payment',
      title: '5. Paying',
      body: (
        <>
          <ul>
            <li>Prices are in US dollars and before tax. The total with tax is shown before you pay.</li>
            <li>
              Cards are entered on our payment provider’s page. We keep the brand, the last four digits and
              the expiry date, never the number.
            </li>
            <li>Credits and plans are delivered once the payment has gone through, and once only.</li>
            <li>Every payment has a numbered receipt.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'renewal',
      title: '6. Term and renewal',
      body: (
        <ul>
          <li>
            The term of a plan is {listed(TERMS, 'or')} months, as its name says. At its end the plan renews
            for another term of the same length and at the price you agreed to, unless renewal is off.
          </li>
          <li>
            A 12-month plan can be paid by the month. You then owe all twelve months; turning renewal off ends
            it with the twelfth.
          </li>
          <li>
            If a renewal is declined, we try the card {inWords(TRY_DAYS.length)} times, on{' '}
            {listed(TRY_DAYS.map((day) => `day ${day}`))} after it was due, and email you each time. The plan
            works on for {GRACE_DAYS} days. If nothing was paid by then it ends, and those days are not
            charged.
          </li>
        </ul>
      ),
    },
    {
      id: 'leaving',
      title: '7. Canceling',
      body: (
        <ul>
          <li>
            You can turn renewal off on <TextLink to={vendorPaths.yourPlans}>your plans</TextLink> from the
            first day on, in two clicks, and on again until the plan ends.
          </li>
          <li>The plan then works until the end of its term. What was paid is not paid back in part.</li>
          <li>A plan that has not started can be called off, and all of its money goes back.</li>
          <li>Your credits, listing, contacts and history stay yours when a plan ends.</li>
        </ul>
      ),
    },
    {
      id: 'changing',
      title: '8. Changing plans',
      body: (
        <p>
          If the first payment of the new plan is more than what is unused of the running one, it starts at
          once and the unused part is taken off. Otherwise it starts when what you have paid for is over.{' '}
          <TextLink to={`${vendorPaths.howPlansWork}#change`}>Examples with amounts</TextLink> are on how
          plans work.
        </p>
      ),
    },
    {
      id: 'refunds',
      title: '9. Refunds',
      body: (
        <ul>
          <li>
            Credits paid for a couple you couldn’t reach come back by the{' '}
            <TextLink to={vendorPaths.connectionProtection}>connection protection policy</TextLink>, with at
            least {REFUNDED_DAYS} days to use them.
          </li>
          <li>
            If we cancel a purchase of credits, you get back the price and tax of those that are left. Credits
            already spent or moved are not taken back.
          </li>
          <li>
            Charged twice, or by mistake? Write to <MailLink to="vendors" subject="A charge" />. What we took
            without a reason goes back in full.
          </li>
        </ul>
      ),
    },
    {
      id: 'tax',
      title: '10. Tax',
      body: (
        <p>
          Sales tax is added where we have to collect it, at the rate of the listing’s place on the day of
          payment. It stands on a line of its own on the page before you pay and on the receipt.
        </p>
      ),
    },
    {
      id: 'roles',
      title: '11. Who in your team can spend',
      body: (
        <FactList
          facts={[
            { term: 'Owner', text: 'Everything, including buying, moving credits and giving others access' },
            { term: 'Manager', text: 'Connects with couples and accepts credits we offer; can’t buy' },
            { term: 'Responder', text: 'Connects with couples; can’t buy' },
            { term: 'Viewer', text: 'Reads leads without contact details, and spends nothing' },
          ]}
        />
      ),
    },
    {
      id: 'ranking',
      title: '12. What isn’t for sale',
      body: (
        <p>
          Neither credits nor plans change where your listing appears in search, what badges it has or how
          reviews are shown.
        </p>
      ),
    },
    {
      id: 'changes',
      title: '13. Changes to these terms',
      body: (
        <p>
          New prices and terms hold for what is bought after they are published here. A plan keeps the price
          and the terms it was bought under, also when it renews. Before we change either for a running plan,
          we email the owner, with time to turn renewal off. Questions go to <MailLink to="vendors" />.
        </p>
      ),
    },
  ],
  related: [
    { label: 'How plans work', to: vendorPaths.howPlansWork },
    { label: 'About our plans', to: vendorPaths.aboutPlans },
    { label: 'How credits work', to: vendorPaths.howCreditsWork },
    { label: 'Connection protection', to: vendorPaths.connectionProtection },
  ],
};
