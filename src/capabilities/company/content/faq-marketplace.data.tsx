import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Question } from '../parts/question-list.tsx';

export const VENDOR_QUESTIONS: readonly Question[] = [
  {
    id: 'find-vendors',
    question: 'Can I find vendors here today?',
    answer: (
      <p>
        Yes. <TextLink to={VENDORS_PATH}>Search ten categories</TextLink> by place, date, price and style,
        save the ones you like to boards you both see, compare up to four side by side, and message up to five
        at a time.
      </p>
    ),
  },
  {
    id: 'rank',
    question: 'How are vendors ranked?',
    answer: (
      <p>
        By fit to your date, place and budget, by quality (reviews, completeness, answers) and by freshness.
        Each result lists its reasons. Paid placement is labeled and kept apart from the usual order. The
        whole formula is on the page <TextLink to={paths.howWeRank()}>how we rank</TextLink>.
      </p>
    ),
  },
  {
    id: 'what-vendors-see',
    question: 'What does a vendor see when we write to them?',
    answer: (
      <p>
        At first your first names, date, place, guest count, budget band and your message, with contact
        details masked. Once the vendor answers and you’re connected, they see the rest. You can withdraw an
        inquiry before that.
      </p>
    ),
  },
  {
    id: 'no-answer',
    question: 'What if a vendor never answers?',
    answer: (
      <p>
        You can send one reminder after three days. After 21 days without an answer the inquiry closes, and we
        suggest similar vendors. How fast a vendor usually answers is measured and shown with the number of
        answers it was measured on, not claimed.
      </p>
    ),
  },
  {
    id: 'reviews',
    question: 'Are the reviews real?',
    answer: (
      <p>
        A review is marked as verified when we know that its author was a customer. How they are collected,
        checked and disputed is on the page{' '}
        <TextLink to={companyPaths.coupleReviews()}>couples’ reviews</TextLink>.
      </p>
    ),
  },
  {
    id: 'i-am-a-vendor',
    question: 'I am a vendor. Where do I go?',
    answer: (
      <p>
        To <TextLink to={paths.vendorLanding()}>Ampersand for vendors</TextLink>. Your own questions are
        answered on the <TextLink to={vendorPaths.faq}>vendor questions page</TextLink>.
      </p>
    ),
  },
];

export const MONEY_QUESTIONS: readonly Question[] = [
  {
    id: 'cost',
    question: 'What does Ampersand cost?',
    answer: (
      <p>
        Nothing. Couples plan for free and message vendors for free. Vendors pay when they choose to answer a
        couple, at a <TextLink to={vendorPaths.howWePrice}>published price</TextLink>.
      </p>
    ),
  },
  {
    id: 'card',
    question: 'Do you have my card?',
    answer: <p>No. Nothing can be bought here today, and we store no payment details.</p>,
  },
  {
    id: 'budget',
    question: 'Who sees our budget?',
    answer: (
      <p>
        The two of you. Planners and family do if you let them, under Share in your budget; viewers don’t. A
        vendor you write to sees only the range you choose to share with that message.
      </p>
    ),
  },
  {
    id: 'cash-funds',
    question: 'Will there be a fee on cash gifts?',
    answer: (
      <p>
        There are no cash funds yet. The plan is 2.5% for gifts by card, and nothing more: you choose whether
        you or the giver pays it, and the giver sees it before paying. Gifts sent through your own payment
        link are to cost nothing here.
      </p>
    ),
  },
  {
    id: 'returns',
    question: 'What is the return policy?',
    answer: (
      <p>
        The shop is not open. The rules we plan to open with are on the page{' '}
        <TextLink to={companyPaths.returns()}>returns</TextLink>: 90 days for goods, 30 for apparel, and 24
        hours to cancel printed paper.
      </p>
    ),
  },
];
