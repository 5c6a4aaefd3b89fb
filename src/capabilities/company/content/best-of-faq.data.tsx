import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { BADGE_TEXTS } from '#capabilities/badges/rules/badge-texts.data.ts';
import { BADGES } from '#capabilities/storefronts/rules/badges.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { type Question, QuestionList } from '../parts/question-list.tsx';

const AWARD: readonly Question[] = [
  {
    id: 'who-decides',
    question: 'Who decides?',
    answer: (
      <p>
        Couples do, and arithmetic. Every listing that meets the rule has the award; there is no jury, no
        nomination and no limit to how many have it.
      </p>
    ),
  },
  {
    id: 'rule',
    question: 'What is the rule?',
    answer: (
      <>
        <p>In one calendar year, counted from January 1 to December 31:</p>
        <ul>
          <li>at least 7 reviews that were published in that year,</li>
          <li>an average of at least 4.5 in those reviews,</li>
          <li>an answer to at least 8 in 10 inquiries of that year,</li>
          <li>no upheld complaint.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'when',
    question: 'When is it decided?',
    answer: <p>On February 1, from the whole year before. Until then a listing can be on track, not more.</p>,
  },
  {
    id: 'buy',
    question: 'Can it be bought, or helped along by a plan?',
    answer: (
      <p>
        No. Plans, credits and paid placements play no part in it. A paid placement says Featured and is no
        award.
      </p>
    ),
  },
  {
    id: 'no-inquiries',
    question: 'What if nobody wrote to me through Ampersand that year?',
    answer: <p>Then nobody waited for an answer, and that part of the rule is met.</p>,
  },
  {
    id: 'lost',
    question: 'Can an award be lost?',
    answer: (
      <p>
        Yes. It rests on reviews: if some of them are withdrawn or turn out not to be real, and fewer than the
        rule asks for are left, the award goes the night after. If they come back, so does the award.
      </p>
    ),
  },
];

const COUPLES: readonly Question[] = BADGES.map((badge) => ({
  id: badge.toLowerCase().replaceAll('_', '-'),
  question: `What does “${BADGE_TEXTS[badge].title}” mean?`,
  answer: <p>{BADGE_TEXTS[badge].meaning}</p>,
}));

export const bestOfFaqArticle: Article = {
  area: 'For vendors',
  title: 'Best of awards FAQ',
  description:
    'How the yearly Best of award on Ampersand is decided: seven reviews, 4.5 on average, 8 in 10 inquiries answered. It cannot be bought.',
  lead: 'The award of a year is earned by what couples say and by answering them. Here is how.',
  updatedOn: '2026-11-19',
  action: { label: 'See your figures', to: vendorPaths.badges },
  sections: [
    { id: 'award', title: 'The award', body: <QuestionList questions={AWARD} /> },
    {
      id: 'badges',
      title: 'The badges beside it',
      body: (
        <>
          <p>
            Badges say how a listing does now and are counted anew every night. Vendors find their own figures
            at <TextLink to={vendorPaths.badges}>Badges and awards</TextLink>.
          </p>
          <QuestionList questions={COUPLES} />
        </>
      ),
    },
  ],
  related: [
    { label: 'Questions from vendors', to: vendorPaths.faq },
    { label: 'How plans work', to: vendorPaths.howPlansWork },
  ],
};
