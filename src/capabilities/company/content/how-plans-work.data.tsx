import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { addDays } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { CREDIT_PACKS } from '#capabilities/plans/rules/credit-packs.ts';
import { PLAN_OFFERS, TRIAL_DAYS } from '#capabilities/plans/rules/plan-offers.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { credits, inWords } from '../parts/credit-words.ts';
import { KeyFigures } from '../parts/key-figures.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { NumberTable } from '../parts/number-table.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { CHANGE_DOWN, CHANGE_UP, DECLINED, TRIAL, taxExample, YEAR } from '../rules/plan-examples.ts';
import { GRACE_DAYS, TRY_DAYS } from '../rules/published-figures.ts';

const [PACK] = CREDIT_PACKS;
const TAXED = taxExample(PACK.priceCents);
const [FIRST_TRY = TRIAL.startsOn, ...LATER_TRIES] = DECLINED.tries;
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

export const howPlansWorkArticle: Article = {
  area: 'For vendors',
  title: 'How plans work',
  description:
    'How an unlimited plan starts, renews, changes and ends on Ampersand: trial, declined cards, canceling, tax and receipts, with dates.',
  lead: 'From the first day to the last, with dates and amounts. The same is shown before you pay.',
  updatedOn: '2026-11-18',
  action: { label: 'Choose a plan', to: vendorPaths.selectPlan },
  feature: (
    <KeyFigures
      figures={[
        { figure: `${TRIAL_DAYS} days`, label: 'free trial, once for each listing, without a card' },
        { figure: '2 clicks', label: 'to turn renewal off, from the first day on' },
        { figure: `${TRY_DAYS.length} tries`, label: 'if your card is declined, with an email each time' },
        { figure: `${GRACE_DAYS} days`, label: 'in which your plan works on meanwhile' },
      ]}
    />
  ),
  sections: [
    {
      id: 'start',
      title: 'Starting',
      body: (
        <>
          <p>
            The owner of a listing chooses a plan, sees what is due today with tax, and pays on our payment
            provider’s page. As soon as the payment has gone through, every lead of that listing is included.
            Card numbers never reach us.
          </p>
          <p>
            A plan runs for a term: {PLAN_OFFERS['unlimited-1m'].termMonths} month,{' '}
            {PLAN_OFFERS['unlimited-3m'].termMonths} months or {PLAN_OFFERS['unlimited-12m'].termMonths}{' '}
            months. The 12-month plans can be paid by the month or all at once; the others are paid at the
            start of each term.
          </p>
        </>
      ),
    },
    {
      id: 'trial',
      title: 'The free trial',
      body: (
        <>
          <p>
            Each listing can try an unlimited plan once, for {TRIAL_DAYS} days. You need no card, and nothing
            is charged when it ends.
          </p>
          <Timeline
            label="A trial, and a plan bought while it runs"
            steps={[
              {
                when: formatDateInText(TRIAL.startsOn),
                title: 'You start the trial',
                text: 'Every lead is included from now on.',
              },
              {
                when: formatDateInText(addDays(TRIAL.startsOn, 10)),
                title: 'You buy a plan, if you like',
                text: 'It’s paid today and waits: the trial runs to its end first.',
              },
              {
                when: formatDateInText(TRIAL.endsOn),
                title: 'The trial ends by itself',
                text: 'The plan you bought starts now. Without one, leads cost credits again.',
                isMarked: true,
              },
            ]}
          />
        </>
      ),
    },
    {
      id: 'renewal',
      title: 'Renewing',
      body: (
        <>
          <p>
            Plans renew at the end of their term, at the price you agreed to, with the card you saved. We
            email a receipt each time. With renewal off, a plan ends on the last day of its term and nothing
            more is charged.
          </p>
          <p>
            A 12-month plan paid by the month is still a plan for 12 months. That is why it costs less a
            month, and why the remaining months are charged after you turn renewal off:
          </p>
          <Timeline
            label="A 12-month plan paid by the month"
            steps={[
              {
                when: formatDateInText(YEAR.startsOn),
                title: `The plan starts: ${formatCents(YEAR.monthlyCents)}`,
                text: 'A photographer agrees to 12 months, paid by the month.',
              },
              {
                when: formatDateInText(YEAR.secondOn),
                title: `The second month: ${formatCents(YEAR.monthlyCents)}`,
                text: 'And so on, on the same day of each month.',
              },
              {
                when: 'Any day',
                title: 'You turn renewal off',
                text: 'The plan works on, and the months up to the end of the 12 are charged as agreed.',
              },
              {
                when: formatDateInText(YEAR.endsOn),
                title: 'The plan ends',
                text: 'With renewal on, the next 12 months would begin here.',
                isMarked: true,
              },
            ]}
          />
        </>
      ),
    },
    {
      id: 'declined',
      title: 'If your card is declined',
      body: (
        <>
          <p>
            Cards expire and banks say no. We try {inWords(TRY_DAYS.length)} times and email you after each.
            Your plan works on for {GRACE_DAYS} days, so you miss nothing while you sort it out.
          </p>
          <Timeline
            label="A declined renewal"
            steps={[
              {
                when: formatDateInText(FIRST_TRY),
                title: 'The renewal is due, and the card is declined',
                text: 'You get an email with a link to pay with another card. If your bank wants to hear from you, the link takes you there.',
              },
              ...LATER_TRIES.map((day, place) => ({
                when: formatDateInText(day),
                title: `${ORDINALS[place + 1] ?? 'Next'} try`,
                text: 'If it goes through, everything continues as if nothing had happened.',
              })),
              {
                when: formatDateInText(DECLINED.endsOn),
                title: 'The plan ends',
                text: 'Nothing was charged, and nothing is owed for these days. Leads cost credits again.',
                isMarked: true,
              },
            ]}
          />
        </>
      ),
    },
    {
      id: 'cancel',
      title: 'Canceling',
      body: (
        <>
          <ol>
            <li>
              Open <TextLink to={vendorPaths.yourPlans}>your plans</TextLink> and press “Turn off renewal”.
            </li>
            <li>Confirm. The page says on which day the plan ends.</li>
          </ol>
          <p>
            No call, no letter, no reason. You can turn renewal on again until that day. What was paid for is
            not paid back in part; the plan works until it is used up. Your credits, listing, conversations
            and contacts stay yours.
          </p>
        </>
      ),
    },
    {
      id: 'change',
      title: 'Changing to another plan',
      body: (
        <>
          <p>
            <strong>To a plan that costs more:</strong> it starts at once, and what is unused of the old one
            is taken off, to the minute.
          </p>
          <NumberTable
            caption="A photographer changes from 1 month to 12 months, paid at once"
            columns={['From 1 month to 12 months at once', 'Amount']}
            rows={[
              [
                `Paid on ${formatDateInText(CHANGE_UP.began)} for the month`,
                formatCents(CHANGE_UP.paidCents),
              ],
              [`12 months, from ${formatDateInText(CHANGE_UP.changedOn)}`, formatCents(CHANGE_UP.newCents)],
              ['Unused of the old month', `− ${formatCents(CHANGE_UP.unusedCents)}`],
              ['Due today, before tax', formatCents(CHANGE_UP.dueCents)],
            ]}
          />
          <p>
            <strong>To a plan that costs less</strong> than what is left of yours: it waits until what you
            have paid for is over, so nothing is paid twice.
          </p>
          <Timeline
            label="From 3 months to 1 month"
            steps={[
              {
                when: formatDateInText(CHANGE_DOWN.began),
                title: `3 months start: ${formatCents(CHANGE_DOWN.paidCents)}`,
              },
              {
                when: formatDateInText(CHANGE_DOWN.changedOn),
                title: 'The photographer chooses the 1-month plan',
                text: 'The page shows the price and the day it starts. It’s paid today and waits; the running plan works on.',
              },
              {
                when: formatDateInText(CHANGE_DOWN.startsOn),
                title: `The 1-month plan starts: ${formatCents(CHANGE_DOWN.newCents)} a month`,
                isMarked: true,
              },
            ]}
          />
          <p>
            In both cases you see the amount and the day before you pay anything. A plan that hasn’t started
            yet can be called off, and all of its money goes back.
          </p>
        </>
      ),
    },
    {
      id: 'tax',
      title: 'Tax',
      body: (
        <>
          <p>
            Prices are before tax. Sales tax is added only where we have to collect it, by the place of the
            listing, and stands on a line of its own before you pay. For a listing in Brooklyn, New York:
          </p>
          <NumberTable
            caption="Tax on a pack of credits, Kings County, New York"
            columns={['What', 'Amount']}
            rows={[
              [credits(PACK.credits), formatCents(TAXED.netCents)],
              [`Sales tax, ${TAXED.tax?.ratePercent}%`, formatCents(TAXED.taxCents)],
              ['Total', formatCents(TAXED.totalCents)],
            ]}
          />
        </>
      ),
    },
    {
      id: 'receipts',
      title: 'Receipts',
      body: (
        <p>
          Every payment has a receipt with a number, what it was for, tax and total, sent by email and kept in
          your <TextLink to={vendorPaths.purchaseHistory}>purchase history</TextLink>. Something wrong with
          one? Write to <MailLink to="vendors" subject="A receipt" /> and name its number.
        </p>
      ),
    },
  ],
  related: [
    { label: 'About our plans', to: vendorPaths.aboutPlans },
    { label: 'Plan terms', to: vendorPaths.plansTerms },
    { label: 'How credits work', to: vendorPaths.howCreditsWork },
    { label: 'Questions from vendors', to: vendorPaths.faq },
  ],
};
