import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { FactList } from '../parts/fact-list.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import duskHills from './pictures/dusk-hills.webp?url';

export const advisorArticle: Article = {
  area: 'Help',
  title: 'Talk to an advisor',
  description:
    'What you can ask Ampersand by email, for planning questions and for your account, and what we do not do.',
  lead: 'Ask by email. It costs nothing, and nothing is sold to you.',
  updatedOn: '2026-11-15',
  picture: { src: duskHills, alt: 'Paper-cut violet hills with a chapel under a low sun' },
  sections: [
    {
      id: 'what-we-help-with',
      title: 'What you can ask us',
      body: (
        <FactList
          facts={[
            {
              term: 'Getting started',
              text: 'Which few facts to settle first, and which can wait for months.',
            },
            {
              term: 'Planning together',
              text: 'Inviting a partner, a planner or family, and who should see what.',
            },
            {
              term: 'Order of things',
              text: 'When to book what. As a rule of thumb: venue 12 to 18 months ahead; photographer, caterer, florist and music 9 to 12; cake, hair and makeup 4 to 6.',
            },
            {
              term: 'Questions to ask',
              text: 'What to find out before you sign: hours and overtime, deposit and cancellation, the plan for rain, who will be there on the day.',
            },
            {
              term: 'Your account',
              text: 'Signing in, codes, devices, data.',
            },
          ]}
        />
      ),
    },
    {
      id: 'what-we-do-not',
      title: 'What we do not do',
      body: (
        <ul>
          <li>We do not recommend one vendor over another, for money or otherwise.</li>
          <li>We do not give legal or tax advice, and we do not read contracts for you.</li>
          <li>We do not replace a planner on the day. We can help you decide whether you want one.</li>
        </ul>
      ),
    },
    {
      id: 'how-to-ask',
      title: 'How to ask',
      body: (
        <>
          <p>
            Write to <MailLink to="help" subject="Question for an advisor" />. Tell us your month or season,
            the place, a rough number of guests, and the one thing that worries you most. You need not have an
            account.
          </p>
          <p>
            We cannot promise when an answer comes. If support staff look at your account to help you, you see
            each look under <TextLink to={paths.accountSettings('support-access')}>support access</TextLink>.
          </p>
        </>
      ),
    },
  ],
  related: [
    { label: 'Questions and answers', to: companyPaths.faq() },
    { label: 'Plan it together', to: companyPaths.invite() },
  ],
};
