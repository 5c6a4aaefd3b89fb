import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { BADGE_TEXTS } from '#capabilities/badges/rules/badge-texts.data.ts';
import { FREE_LEADS } from '#capabilities/inquiries/rules/lead-price.ts';
import { CREDIT_PACKS } from '#capabilities/plans/rules/credit-packs.ts';
import { TRIAL_DAYS } from '#capabilities/plans/rules/plan-offers.ts';
import { BADGES } from '#capabilities/storefronts/rules/badges.ts';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { centsInFull, credits, inWords, listed } from '../parts/credit-words.ts';
import { MailLink } from '../parts/mail-link.tsx';
import { type Question, QuestionList } from '../parts/question-list.tsx';
import { askedPrice, FIRST_QUESTION } from '../rules/price-question.ts';
import {
  BOUGHT_MONTHS,
  FULL_CREDIT_CENTS,
  GIVEN_MONTHS,
  GRACE_DAYS,
  LEAST_CREDIT_CENTS,
  TRY_DAYS,
} from '../rules/published-figures.ts';

const ALL_KNOWN = { isPhoneVerified: true, hasVenue: true, hasGuestCount: true } as const;

/** The cheapest lead there can be and the dearest. */
const CHEAPEST = Math.min(
  ...TAXONOMY_KEYS.map(
    (category) => askedPrice({ ...FIRST_QUESTION, category, time: 'under-3', budget: 'below' }).creditPrice,
  ),
);
const DEAREST = Math.max(
  ...TAXONOMY_KEYS.map(
    (category) => askedPrice({ ...FIRST_QUESTION, ...ALL_KNOWN, category, budget: 'above' }).creditPrice,
  ),
);

const ACCOUNT: readonly Question[] = [
  {
    id: 'open-today',
    question: 'What can I do today?',
    answer: (
      <p>
        <TextLink to={vendorPaths.signUp}>Open your vendor account</TextLink>, create your listing or claim
        the one that’s already here, and submit it. Once it’s published, couples can write to you: read and
        answer your leads, send quotes and mark bookings.
      </p>
    ),
  },
  {
    id: 'same-login',
    question: 'I am also planning my own wedding. Do I need two logins?',
    answer: <p>No. One email address holds both.</p>,
  },
  {
    id: 'texts',
    question: 'How do text messages work?',
    answer: (
      <p>
        Only if you enter a number and check the box. They’re about your leads and your listing. Reply STOP to
        end them. Otherwise we use email only.
      </p>
    ),
  },
  {
    id: 'team',
    question: 'Can my team have access?',
    answer: (
      <p>
        Each person has their own login, as owner, manager, responder or viewer; the owner adds them under
        “Manage access”. What each role may spend is in the{' '}
        <TextLink to={`${vendorPaths.plansTerms}#roles`}>plan terms</TextLink>.
      </p>
    ),
  },
  {
    id: 'leave',
    question: 'How do I leave?',
    answer: (
      <p>
        <TextLink to={paths.accountSettings('your-data')}>Download your data</TextLink> and delete your
        account there. It takes two minutes, and nobody will call you to change your mind.
      </p>
    ),
  },
];

const LEADS: readonly Question[] = [
  {
    id: 'what-is-a-lead',
    question: 'What is a lead?',
    answer: (
      <p>
        A couple’s inquiry to your storefront. It reaches you only after their email address is confirmed and
        the message has passed screening, or our staff has approved it. It comes with a receipt of what is
        verified and what is known.
      </p>
    ),
  },
  {
    id: 'how-many-others',
    question: 'Will I know how many others got the same inquiry?',
    answer: <p>Yes. The number is on the receipt, before you answer.</p>,
  },
  {
    id: 'contact-details',
    question: 'Why are contact details masked at first?',
    answer: (
      <p>
        Because couples should choose who gets their number, and because connecting is what you pay for. Once
        you’re connected you have their details for good, and can talk wherever you both like.
      </p>
    ),
  },
  {
    id: 'how-long',
    question: 'How long does a lead wait?',
    answer: (
      <p>
        Twenty-one days, with a reminder to you on days 14 and 20. The couple can send you one reminder after
        three days. Declining with a reason costs nothing and is kinder than silence.
      </p>
    ),
  },
  {
    id: 'hellos',
    question: 'Can I write to couples first?',
    answer: (
      <p>
        Not yet. You’ll be able to write to couples who opted in, one hello for each. If they accept, you are
        connected for free. Spam reports will end a listing’s hellos.
      </p>
    ),
  },
];

const STANDING: readonly Question[] = [
  {
    id: 'ranking',
    question: 'How do I rank well?',
    answer: (
      <p>
        Fit to the couple’s date, place and budget, then quality: real reviews, a complete listing, answered
        inquiries. Then freshness. Payment is not part of it. Each result shows its reasons, to you and to
        couples, and the page <TextLink to={paths.howWeRank()}>how we rank</TextLink> says what counts how
        much.
      </p>
    ),
  },
  {
    id: 'badges',
    question: 'How are badges earned?',
    answer: (
      <>
        <p>By these rules, counted anew every night. They are not for sale.</p>
        <ul>
          {BADGES.map((badge) => (
            <li key={badge}>
              {BADGE_TEXTS[badge].title}: {BADGE_TEXTS[badge].rule}
            </li>
          ))}
        </ul>
        <p>
          <TextLink to={vendorPaths.badges}>Badges and awards</TextLink> shows your own figures, and the{' '}
          <TextLink to={vendorPaths.bestOfFaq}>Best of awards FAQ</TextLink> how the award of the year is
          decided.
        </p>
      </>
    ),
  },
  {
    id: 'unfair-review',
    question: 'What if a review is unfair?',
    answer: (
      <p>
        Reply once in public, or dispute it with what shows that it’s wrong. The review stays visible and
        marked while the couple has seven days to answer and we decide. The rules are on the page{' '}
        <TextLink to={companyPaths.coupleReviews()}>couples’ reviews</TextLink>.
      </p>
    ),
  },
];

const MONEY: readonly Question[] = [
  {
    id: 'price',
    question: 'What does a lead cost?',
    answer: (
      <p>
        Between {CHEAPEST} and {credits(DEAREST)}, by our{' '}
        <TextLink to={vendorPaths.howWePrice}>published formula</TextLink>: your category, what is known of
        the couple, how soon the wedding is and how the budget fits. The lead shows it before you reply. The
        first {inWords(FREE_LEADS)} leads of a new listing are free.
      </p>
    ),
  },
  {
    id: 'credits',
    question: 'What do credits cost, and how long do they last?',
    answer: (
      <p>
        {centsInFull(LEAST_CREDIT_CENTS)} to {centsInFull(FULL_CREDIT_CENTS)} each, in packs of{' '}
        {listed(CREDIT_PACKS.map((pack) => String(pack.credits)))}. They last {BOUGHT_MONTHS} months, credits
        we give you {GIVEN_MONTHS}, and those that expire first are spent first. More is on{' '}
        <TextLink to={vendorPaths.aboutCredits}>about credits</TextLink>.
      </p>
    ),
  },
  {
    id: 'too-few',
    question: 'What if I don’t have enough credits?',
    answer: (
      <p>
        Then your reply isn’t sent and nothing is taken. We say how many are missing, and what you wrote is
        kept while you buy more.
      </p>
    ),
  },
  {
    id: 'refund',
    question: 'When do I get credits back?',
    answer: (
      <p>
        When the couple never opened your message, was not real, was a duplicate, moved to a day or place you
        don’t serve, or could not be reached. By itself, without a form. All cases are in the{' '}
        <TextLink to={vendorPaths.connectionProtection}>connection protection policy</TextLink>.
      </p>
    ),
  },
];

const PLANS: readonly Question[] = [
  {
    id: 'need-a-plan',
    question: 'Do I need a plan?',
    answer: (
      <p>
        No. Without one you pay for the leads you reply to and for nothing else, and you get the same leads as
        everyone. A plan is worth it from a certain number of leads a month; the{' '}
        <TextLink to={`${vendorPaths.aboutPlans}#pays-off`}>table by category</TextLink> says from how many.
      </p>
    ),
  },
  {
    id: 'trial',
    question: 'Can I try a plan first?',
    answer: <p>Yes, for {TRIAL_DAYS} days, once for each listing and without a card. It ends by itself.</p>,
  },
  {
    id: 'my-credits',
    question: 'What happens to my credits while I have a plan?',
    answer: (
      <p>They stay in your balance and aren’t spent. They expire on the days they would have anyway.</p>
    ),
  },
  {
    id: 'contract',
    question: 'How do I get out of a plan?',
    answer: (
      <p>
        Turn renewal off on <TextLink to={vendorPaths.yourPlans}>your plans</TextLink>, in two clicks and from
        the first day on. The plan works until the end of its term. A 12-month plan paid by the month runs for
        its 12 months. Credits commit you to nothing.
      </p>
    ),
  },
  {
    id: 'declined',
    question: 'What if my card is declined?',
    answer: (
      <p>
        We try it {inWords(TRY_DAYS.length)} times and email you each time. Your plan works on for{' '}
        {GRACE_DAYS} days. See <TextLink to={`${vendorPaths.howPlansWork}#declined`}>how plans work</TextLink>
        .
      </p>
    ),
  },
  {
    id: 'change-plan',
    question: 'Can I change to another plan?',
    answer: (
      <p>
        Any time. What is unused is taken off a plan that costs more; one that costs less starts when what you
        paid for is over.{' '}
        <TextLink to={`${vendorPaths.howPlansWork}#change`}>Here is an example with amounts.</TextLink>
      </p>
    ),
  },
];

export const vendorFaqArticle: Article = {
  area: 'For vendors',
  title: 'Questions from vendors',
  description:
    'Answers for wedding vendors on Ampersand: accounts, leads, ranking, badges, reviews, prices, credits, plans and refunds.',
  lead: 'What vendors ask us, answered without small print. Where something isn’t open yet, we say so.',
  updatedOn: '2026-11-18',
  action: { label: 'Create your vendor account', to: vendorPaths.signUp },
  sections: [
    { id: 'account', title: 'Your account', body: <QuestionList questions={ACCOUNT} /> },
    { id: 'leads', title: 'Leads', body: <QuestionList questions={LEADS} /> },
    { id: 'standing', title: 'Ranking, badges, reviews', body: <QuestionList questions={STANDING} /> },
    { id: 'money', title: 'Prices, credits and refunds', body: <QuestionList questions={MONEY} /> },
    { id: 'plans', title: 'Plans', body: <QuestionList questions={PLANS} /> },
    {
      id: 'ask',
      title: 'Something else?',
      body: (
        <p>
          Write to <MailLink to="vendors" />. What to put in your message is on the{' '}
          <TextLink to={companyPaths.contact()}>contact page</TextLink>.
        </p>
      ),
    },
  ],
  related: [
    { label: 'How we price leads', to: vendorPaths.howWePrice },
    { label: 'Connection protection', to: vendorPaths.connectionProtection },
    { label: 'Guides for vendors', to: vendorPaths.resources },
    { label: 'Plan terms', to: vendorPaths.plansTerms },
  ],
};
