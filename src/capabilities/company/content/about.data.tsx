import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import springHills from './pictures/spring-hills.webp?url';

export const aboutArticle: Article = {
  area: 'About us',
  title: 'About Ampersand',
  description:
    'What Ampersand believes: planning is for two, every rank has a reason, prices are shown, and inquiries come from real couples.',
  lead: 'A calm place where two people plan one day, and where those who make the day are found for their work.',
  updatedOn: '2026-11-15',
  picture: { src: springHills, alt: 'Paper-cut hills with blossoming trees and a small chapel' },
  sections: [
    {
      id: 'what-we-believe',
      title: 'What we believe',
      body: (
        <>
          <p>
            A wedding is a few hundred small decisions, made by two people, often late in the evening and on a
            phone. Good software should take weight off that table, not add to it.
          </p>
          <p>
            So we keep the page quiet, show the next step, and say plainly what happens when you press a
            button. We name ourselves after the little sign between two names, because that is where planning
            takes place.
          </p>
          <p>
            Weddings are also a living for the people who photograph, cook, arrange and play. They deserve an
            honest marketplace as much as couples do. The intentions below are for both sides.
          </p>
        </>
      ),
    },
    {
      id: 'ranking',
      title: 'Every rank has a reason',
      body: (
        <>
          <p>
            A list of vendors is never neutral: someone stands first. Without a reason beside it, anyone would
            suspect that the answer is money.
          </p>
          <p>
            The usual order of our search comes from three things: how well a vendor fits your date, place and
            budget; quality, meaning reviews, a complete listing and answered inquiries; and freshness. “Why
            this rank” shows the parts beside each result, and{' '}
            <TextLink to={paths.howWeRank()}>how we rank</TextLink> has the whole recipe.
          </p>
          <p>
            Paid placement always carries its label, in places set aside for it. Paying moves nobody in the
            usual order.
          </p>
        </>
      ),
    },
    {
      id: 'prices',
      title: 'Prices where you can see them',
      body: (
        <>
          <p>
            Nobody likes to fall in love with a barn and learn the price in the third email. Listings have a
            starting price, so that you can compare before you write.
          </p>
          <p>
            The same goes for vendors. What it costs to answer a couple follows a{' '}
            <TextLink to={vendorPaths.howWePrice}>published formula</TextLink>, and each lead shows it before
            they answer.
          </p>
        </>
      ),
    },
    {
      id: 'inquiries',
      title: 'Inquiries from real couples',
      body: (
        <>
          <p>
            A vendor’s time is in short supply. An inquiry reaches a vendor only after the couple’s email
            address is confirmed and the message has passed screening, or our staff has approved it.
          </p>
          <p>
            Each comes with a receipt: whether email and phone are verified, how old the account is, how many
            vendors got the same message, and what is known about the day. Once leads are paid for and a
            couple can’t be reached, the credits{' '}
            <TextLink to={vendorPaths.connectionProtection}>will come back on their own</TextLink>.
          </p>
        </>
      ),
    },
    {
      id: 'private',
      title: 'Yours, and private',
      body: (
        <>
          <p>
            Your plans are seen by the people you invite and nobody else. We do not sell or share personal
            information, show no advertising from other companies, and load no one else’s trackers.
          </p>
          <p>
            You can{' '}
            <TextLink to={paths.accountSettings('your-data')}>download or delete what we hold</TextLink>{' '}
            without writing to anyone. When our support staff look at your account, you can read{' '}
            <TextLink to={paths.accountSettings('support-access')}>when, why and what they opened</TextLink>.
          </p>
        </>
      ),
    },
    {
      id: 'today',
      title: 'Where we stand today',
      body: (
        <>
          <p>
            Ampersand is a demonstration business: the software is real, but it takes no orders and no
            payments, and nobody is on duty behind it.
          </p>
          <p>
            Open today: planning with a partner, a planner and family; finding, saving, comparing, messaging
            and booking vendors; the vendors’ leads; two-factor sign-in, and full control over your data.
            Where a page describes something that isn’t open yet, it says so.
          </p>
        </>
      ),
    },
  ],
  related: [
    { label: 'How we work', to: companyPaths.team() },
    { label: 'Press and facts', to: companyPaths.press() },
    { label: 'Questions and answers', to: companyPaths.faq() },
    { label: 'Contact us', to: companyPaths.contact() },
  ],
};
