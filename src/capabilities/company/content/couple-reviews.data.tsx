import { MessageSquareHeart } from 'lucide-react';
import { companyPaths } from '#app/rules/company-paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Article } from '../parts/article.ts';
import { FactList } from '../parts/fact-list.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import lilacBouquet from './pictures/lilac-bouquet.webp?url';

const NO_REVIEWS_YET = (
  <EmptyState
    title="No reviews yet"
    icon={<MessageSquareHeart size={28} aria-hidden="true" />}
    className="rounded-card border border-line bg-paper"
  >
    <p>
      No couple has reviewed Ampersand itself so far, so there is nothing to quote. The first real words will
      go here, good or bad. Reviews of vendors are on their storefronts.
    </p>
  </EmptyState>
);

export const coupleReviewsArticle: Article = {
  area: 'About us',
  title: 'Couples’ reviews',
  description:
    'How Ampersand collects and checks reviews by couples: real weddings only, both sides heard, nothing hidden or bought.',
  lead: 'We’d rather show an empty page than invented praise. You can read and write reviews of vendors on their storefronts. Here is how it works.',
  updatedOn: '2026-11-15',
  picture: { src: lilacBouquet, alt: 'Watercolour bouquet of lilac and violet flowers' },
  intro: NO_REVIEWS_YET,
  sections: [
    {
      id: 'who',
      title: 'Who can write one',
      body: (
        <ul>
          <li>Either partner of the couple, or the person who signed the contract.</li>
          <li>One review for each wedding and vendor, up to two years after the day.</li>
          <li>
            Couples who booked through Ampersand are verified by that. Others show a contract or a payment,
            which only our staff see and which we delete once we’ve decided.
          </li>
        </ul>
      ),
    },
    {
      id: 'what',
      title: 'What it says',
      body: (
        <p>
          Between 50 and 5,000 characters in the couple’s own words, with one to five stars overall and each
          for quality, communication, value, professionalism and flexibility. We correct no one’s grammar, and
          we choose no highlights.
        </p>
      ),
    },
    {
      id: 'checking',
      title: 'How we check',
      body: (
        <FactList
          facts={[
            {
              term: 'Before it appears',
              text: 'Our staff read every review and look for spam, threats, hate and other people’s private details. Criticism is no reason to refuse one.',
            },
            {
              term: 'After an edit',
              text: 'For 14 days the couple can change what they wrote. It leaves the page until we have looked at it again.',
            },
          ]}
        />
      ),
    },
    {
      id: 'never',
      title: 'What we do not want to do',
      body: (
        <ul>
          <li>Write, buy, trade or reward reviews, or let vendors do it.</li>
          <li>Hide bad ones for paying customers, or move good ones up.</li>
          <li>Show an average without saying how many reviews it comes from.</li>
        </ul>
      ),
    },
    {
      id: 'tell-us',
      title: 'Tell us about Ampersand itself',
      body: (
        <p>
          You are planning with us and want to say how it goes? Write to{' '}
          <MailLink to="help" subject="Feedback" />. Nothing you write is published without asking you.
        </p>
      ),
    },
  ],
  related: [
    { label: 'About Ampersand', to: companyPaths.about() },
    { label: 'Questions and answers', to: companyPaths.faq() },
  ],
};
