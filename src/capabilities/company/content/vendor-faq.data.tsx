import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { MailLink } from '../parts/mail-link.tsx';
import { type Question, QuestionList } from '../parts/question-list.tsx';

const ACCOUNT: readonly Question[] = [
  {
    id: 'open-today',
    question: 'What can I do today?',
    answer: (
      <p>
        <TextLink to={vendorPaths.signUp}>Open your vendor account</TextLink>, secure it with two-factor
        sign-in, and choose whether we may text you. If you work for a listing that’s already here, read and
        answer its leads, send quotes and mark bookings. Creating and editing a listing yourself comes next;
        the page after sign-up lists what yours will ask for.
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
        Each person has their own login, as owner, manager, responder or viewer. The page to add people isn’t
        open yet. What each role may do is in the{' '}
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
        Because couples should choose who gets their number, and because connecting is what you’ll pay for
        once credits are on sale. Once you’re connected you have their details for good, and can talk wherever
        you both like.
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
        Not yet. You’ll be able to write to couples who opted in: 20 hellos a month for each storefront, 60
        with Unlimited Plus, one for each couple. If they accept, you are connected for free. Spam reports
        will end a storefront’s hellos.
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
        <p>By these rules, and they are not for sale. They are not worked out automatically yet:</p>
        <ul>
          <li>
            Quick responder: in 90 days at least 5 inquiries, 90% answered, half of them within 24 hours.
          </li>
          <li>
            Hidden gem: at least 3 reviews with 4.8 on average, and fewer views than most in your market.
          </li>
          <li>
            Trending: favorites and inquiries half again above the month before, in the top tenth of your
            category.
          </li>
          <li>New: published within the last 90 days.</li>
          <li>
            Best of the year: at least 7 reviews with 4.5 on average, 80% answered, no upheld complaint.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'unfair-review',
    question: 'What if a review is unfair?',
    answer: (
      <p>
        You will be able to reply once in public, or to dispute it. The review stays visible and marked until
        that is settled. The planned rules are on the page{' '}
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
        Nothing today: connecting is free while credits aren’t on sale. Every lead already shows what it would
        cost by our <TextLink to={vendorPaths.howWePrice}>published formula</TextLink>, between 1 and 45
        credits. The first three leads of a new storefront will stay free.
      </p>
    ),
  },
  {
    id: 'refund',
    question: 'When do I get credits back?',
    answer: (
      <p>
        Once leads are paid for: when the couple never opened your message, was not real, was a duplicate,
        moved out of your preferences or could not be reached. By itself, without a form. All cases are in the{' '}
        <TextLink to={vendorPaths.connectionProtection}>connection protection policy</TextLink>.
      </p>
    ),
  },
  {
    id: 'contract',
    question: 'Am I bound by a contract?',
    answer: (
      <p>
        Not today. Credits won’t commit you to anything, and you’ll be able to end a plan from the page where
        you bought it, with unused days refunded. See the{' '}
        <TextLink to={vendorPaths.plansTerms}>plan terms</TextLink>.
      </p>
    ),
  },
];

export const vendorFaqArticle: Article = {
  area: 'For vendors',
  title: 'Questions from vendors',
  description:
    'Answers for wedding vendors on Ampersand: accounts, leads, ranking, badges, reviews, prices and refunds.',
  lead: 'What vendors ask us, answered without small print. Where something isn’t open yet, we say so.',
  updatedOn: '2026-11-15',
  action: { label: 'Create your vendor account', to: vendorPaths.signUp },
  sections: [
    { id: 'account', title: 'Your account', body: <QuestionList questions={ACCOUNT} /> },
    { id: 'leads', title: 'Leads', body: <QuestionList questions={LEADS} /> },
    { id: 'standing', title: 'Ranking, badges, reviews', body: <QuestionList questions={STANDING} /> },
    { id: 'money', title: 'Prices and refunds', body: <QuestionList questions={MONEY} /> },
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
