import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { credits } from '../parts/credit-words.ts';
import { FactList } from '../parts/fact-list.tsx';
import { KeyFigures } from '../parts/key-figures.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { ValueTable } from '../parts/value-table.tsx';
import { BALANCE, LEAD_CREDITS, LOT_ROWS, REFUNDED_LATE, SPENT, SPENT_ON } from '../rules/lot-example.ts';
import { BOUGHT_MONTHS, GIVEN_MONTHS, REFUNDED_DAYS, WARNED_DAYS } from '../rules/published-figures.ts';

export const howCreditsWorkArticle: Article = {
  area: 'For vendors',
  title: 'How credits work',
  description:
    'The way of a credit on Ampersand: bought, spent with the ones that expire first, refunded, moved, expired, in a history you can check.',
  lead: 'The way of a credit from purchase to lead, step by step, with worked numbers.',
  updatedOn: '2026-11-18',
  action: { label: 'See your credits', to: vendorPaths.balanceHistory },
  feature: (
    <KeyFigures
      figures={[
        { figure: `${BOUGHT_MONTHS} months`, label: 'is how long credits you buy last' },
        { figure: `${GIVEN_MONTHS} months`, label: 'is how long credits we give you last' },
        { figure: `${WARNED_DAYS} days`, label: 'before any expire, you get an email' },
        { figure: `${REFUNDED_DAYS} days`, label: 'at least to use what came back' },
      ]}
    />
  ),
  sections: [
    {
      id: 'buying',
      title: 'Buying',
      body: (
        <p>
          The owner of a listing picks <TextLink to={`${vendorPaths.aboutCredits}#packs`}>a pack</TextLink>,
          sees the total with tax and pays on our payment provider’s page. The credits are there as soon as
          the payment has gone through, once, even if the page is sent twice. They belong to that listing.
        </p>
      ),
    },
    {
      id: 'spending',
      title: 'Spending',
      body: (
        <>
          <p>
            Credits are taken when you send your first reply to a couple, in the same moment: either both
            happen or neither. Reading a lead, declining it and every later message cost nothing.
          </p>
          <p>
            If you don’t have enough, nothing is taken and nothing is sent. You see how many are missing, and
            what you wrote is kept while you buy more. Your balance can’t fall below zero.
          </p>
        </>
      ),
    },
    {
      id: 'order',
      title: 'Which are taken first',
      body: (
        <>
          <p>
            Those that expire first, so that you lose as few as possible. A venue has{' '}
            {credits(BALANCE.before)} from three days and replies to two couples on{' '}
            {formatDateInText(calendarDateOf(SPENT_ON))}, at {credits(LEAD_CREDITS)} each:
          </p>
          <ValueTable
            caption={`Where ${credits(SPENT)} come from`}
            columns={['Credits', 'Had', 'Good until', 'Taken', 'Left']}
            rows={LOT_ROWS.map(({ name, credits: had, endsOn, used, left }) => [
              name,
              String(had),
              formatDateInText(endsOn),
              String(used),
              String(left),
            ])}
          />
          <p>
            {BALANCE.before} − {SPENT} = {credits(BALANCE.after)} left, all of them from the last purchase.
          </p>
        </>
      ),
    },
    {
      id: 'refunds',
      title: 'Coming back',
      body: (
        <>
          <p>
            If you couldn’t reach a couple, the credits you paid come back, in most cases without your asking.
            The cases are in the{' '}
            <TextLink to={vendorPaths.connectionProtection}>connection protection policy</TextLink>. They come
            back with the end they had, and with at least {REFUNDED_DAYS} days to use them:
          </p>
          <Timeline
            label="Credits that come back shortly before they would have expired"
            steps={[
              {
                when: formatDateInText(REFUNDED_LATE.refundedOn),
                title: `${credits(LEAD_CREDITS)} come back`,
                text: 'The couple never opened the message.',
              },
              {
                when: formatDateInText(REFUNDED_LATE.formerEnd),
                title: 'They would have expired here',
              },
              {
                when: formatDateInText(REFUNDED_LATE.endsOn),
                title: 'They can be used until here',
                isMarked: true,
              },
            ]}
          />
        </>
      ),
    },
    {
      id: 'expiring',
      title: 'Expiring',
      body: (
        <p>
          Credits you buy last {BOUGHT_MONTHS} months, credits we give you {GIVEN_MONTHS}. {WARNED_DAYS} days
          before some expire, we email everyone who looks after the listing’s credits. Your balance page lists
          each lot with its last day.
        </p>
      ),
    },
    {
      id: 'moving',
      title: 'Moving them to another listing',
      body: (
        <p>
          If you own several listings, you can move credits between them. They keep their last day and what
          they cost. Only the owner of both can do that; people who just work for both can’t.
        </p>
      ),
    },
    {
      id: 'history',
      title: 'A history you can check',
      body: (
        <>
          <p>
            Every credit that comes or goes is a line in your{' '}
            <TextLink to={vendorPaths.balanceHistory}>balance history</TextLink>, with the day, the reason and
            the balance after it. Add the lines up, and you get your balance.
          </p>
          <p>
            Lines can only be added. Each carries a fingerprint of the one before, so that nobody can change
            the past unnoticed, us included. A mistake is put right with a new line that says so.
          </p>
        </>
      ),
    },
    {
      id: 'team',
      title: 'Who in your team can do what',
      body: (
        <FactList
          facts={[
            { term: 'Owner', text: 'Buys, moves and spends credits, and accepts the ones we offer' },
            { term: 'Manager', text: 'Spends credits and accepts the ones we offer' },
            { term: 'Responder', text: 'Spends credits by replying to couples' },
            { term: 'Viewer', text: 'Sees the balance and spends nothing' },
          ]}
        />
      ),
    },
  ],
  related: [
    { label: 'About credits', to: vendorPaths.aboutCredits },
    { label: 'Connection protection', to: vendorPaths.connectionProtection },
    { label: 'How plans work', to: vendorPaths.howPlansWork },
    { label: 'Questions from vendors', to: vendorPaths.faq },
  ],
};
