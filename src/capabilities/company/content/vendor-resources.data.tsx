import { companyPaths } from '#app/rules/company-paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { MailLink } from '../parts/mail-link.tsx';
import moodBoard from './pictures/mood-board.webp?url';

export const vendorResourcesArticle: Article = {
  area: 'For vendors',
  title: 'Guides for vendors',
  description:
    'Short practical guides for wedding vendors: answering inquiries well, choosing photos, pricing clearly, writing a listing.',
  lead: 'Five short guides, each read in two minutes, for the things that bring couples to a yes.',
  updatedOn: '2026-11-15',
  picture: {
    src: moodBoard,
    alt: 'Linen mood board with pinned prints, fabric swatches and roses above a desk',
  },
  sections: [
    {
      id: 'answering',
      title: 'Answer well',
      body: (
        <>
          <p>
            A couple often writes to several vendors in one evening. The first answer that shows someone has
            read their message usually opens the conversation.
          </p>
          <ol>
            <li>Answer the same day, even if it is short: “Yes, we are free on June 12. More tomorrow.”</li>
            <li>Use their names, and one thing they told you.</li>
            <li>Answer the question they asked before the ones they did not.</li>
            <li>Give a price, or a range with what moves it.</li>
            <li>End with one easy step: two times to talk, or a single question.</li>
          </ol>
          <p>
            If the date is taken, say so at once, and name a colleague if you can. People remember who was
            kind when there was nothing to gain.
          </p>
        </>
      ),
    },
    {
      id: 'photos',
      title: 'Choose your photos',
      body: (
        <>
          <ul>
            <li>
              Lead with the picture that a couple would describe to a friend. One subject, good light, level
              horizon.
            </li>
            <li>Show the whole first, then details: the room before the napkin.</li>
            <li>Include an ordinary Saturday. Not everyone marries in a château.</li>
            <li>Show different couples, seasons and budgets, and the rain plan if you have one.</li>
            <li>
              Leave out collages, logos and text in the picture; they cannot be read on a phone or aloud.
            </li>
            <li>Get permission from the photographer and the couple, and give credit.</li>
          </ul>
          <p>
            Write a line of description for each: “Long table under string lights, 80 guests, September”. It
            helps people who cannot see it, and it helps search.
          </p>
        </>
      ),
    },
    {
      id: 'pricing',
      title: 'Price clearly',
      body: (
        <>
          <p>
            Couples forgive a high price sooner than a hidden one. A clear starting price brings fewer
            messages, and better ones.
          </p>
          <ul>
            <li>Name a starting price that someone really paid in the last year.</li>
            <li>Say what it includes: hours, people, travel, set-up, edited photos, tastings.</li>
            <li>List what costs extra, above all service charge, tax, overtime and delivery.</li>
            <li>If weekday or winter costs less, say by how much.</li>
            <li>State deposit, payment dates and what happens if they cancel.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'listing',
      title: 'Write your listing',
      body: (
        <>
          <p>
            Write as you talk to a couple at a tasting. What do you do, for whom is it right, and what is it
            like to work with you?
          </p>
          <ul>
            <li>Begin with the work, not with the year you were founded.</li>
            <li>Swap praise for facts: “two photographers, ten hours, 600 pictures in six weeks”.</li>
            <li>Say who you are not for. It saves both sides an evening.</li>
            <li>
              Answer the questions you hear every week: rain, parking, step-free access, allergies, overtime.
            </li>
            <li>Leave out phone numbers, addresses and links. Couples reach you through their inquiry.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'reviews',
      title: 'Ask for reviews',
      body: (
        <>
          <ul>
            <li>Ask two weeks after the day, when thank-you notes are on the table.</li>
            <li>Ask everyone, not only the happy ones, and ask once.</li>
            <li>Offer nothing in return. A rewarded review is worth nothing to the next couple.</li>
            <li>
              Answer criticism once, briefly, and to the next reader: what happened, and what you changed.
            </li>
          </ul>
          <p>
            How reviews will be checked is on the page{' '}
            <TextLink to={companyPaths.coupleReviews()}>couples’ reviews</TextLink>.
          </p>
        </>
      ),
    },
    {
      id: 'ready',
      title: 'Ready when listings open',
      body: (
        <p>
          Put your texts, ten photos and your starting price in one folder now.{' '}
          <TextLink to={vendorPaths.signUp}>Open your vendor account</TextLink>, and tell{' '}
          <MailLink to="vendors" subject="Idea for a guide" /> which guide you miss.
        </p>
      ),
    },
  ],
  related: [
    { label: 'How we price leads', to: vendorPaths.howWePrice },
    { label: 'Questions from vendors', to: vendorPaths.faq },
  ],
};
