import { companyPaths } from '#app/rules/company-paths.ts';
import type { Article } from '../parts/article.ts';
import { FactList } from '../parts/fact-list.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { NumberTable } from '../parts/number-table.tsx';
import { PlanNote } from '../parts/plan-note.tsx';

export const returnsArticle: Article = {
  area: 'Help',
  title: 'Returns',
  description:
    'Ampersand’s planned return policy: 90 days for goods, 30 for apparel, and 24 hours to cancel printed paper.',
  lead: 'Planned for when the shop opens: ninety days for goods, thirty for apparel, and a day to rethink paper.',
  updatedOn: '2026-11-15',
  sections: [
    {
      id: 'at-a-glance',
      title: 'At a glance',
      body: (
        <>
          <PlanNote title="The shop is not open yet">
            Nothing can be ordered today, so nothing can be returned. These are the rules we plan to open
            with.
          </PlanNote>
          <NumberTable
            caption="Return windows"
            columns={['What', 'You have', 'From']}
            rows={[
              ['Registry gifts and goods', '90 days', 'Delivery'],
              ['Apparel', '30 days', 'Delivery'],
              ['Printed paper', '24 hours to cancel', 'Your order'],
            ]}
          />
        </>
      ),
    },
    {
      id: 'goods',
      title: 'Registry gifts and goods',
      body: (
        <>
          <p>
            You will be able to send things back within 90 days of delivery, unused and in their packaging
            where they have one. It will not matter who ordered: for a gift you received, you get credit to
            spend on something else, and the giver is not told.
          </p>
          <p>If you ordered it yourself, the money will go back the way it came.</p>
        </>
      ),
    },
    {
      id: 'apparel',
      title: 'Apparel',
      body: (
        <p>
          Thirty days, unworn and unaltered, with its tags. Try it on at home; do not have it hemmed before
          you are sure.
        </p>
      ),
    },
    {
      id: 'paper',
      title: 'Printed paper',
      body: (
        <p>
          Invitations and cards are made for you alone, so we cannot take them back. You will have 24 hours
          after ordering to cancel or correct them, free of charge. After that they are final, and go to
          print. Read the proof aloud once: names, date, place, in that order.
        </p>
      ),
    },
    {
      id: 'our-fault',
      title: 'If it is our fault',
      body: (
        <p>
          Damaged, misprinted, the wrong thing, or never arrived: the plan is to replace it or give the money
          back, paper included, and to pay for the shipping. A photo should be enough.
        </p>
      ),
    },
    {
      id: 'how',
      title: 'How a return will work',
      body: (
        <FactList
          facts={[
            { term: '1. Start', text: 'Open the order or the gift tracker and choose “Start a return”.' },
            { term: '2. Send', text: 'Pack it and send it with the label you get.' },
            {
              term: '3. Done',
              text: 'You see when it arrives with us, and the refund or credit with its date.',
            },
          ]}
        />
      ),
    },
    {
      id: 'vendors',
      title: 'Not for vendor contracts',
      body: (
        <p>
          Deposits and contracts with a venue, photographer or any other vendor follow what you signed with
          them. If you are stuck, <MailLink to="help" /> can tell you what to ask.
        </p>
      ),
    },
  ],
  related: [
    { label: 'Questions and answers', to: companyPaths.faq() },
    { label: 'Contact us', to: companyPaths.contact() },
  ],
};
