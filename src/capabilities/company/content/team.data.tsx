import { companyPaths } from '#app/rules/company-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { FactList } from '../parts/fact-list.tsx';
import { MailLink } from '../parts/mail-link.tsx';

export const teamArticle: Article = {
  area: 'About us',
  title: 'How we work',
  description: 'The work behind Ampersand: which roles there are, the habits we keep, and how to reach us.',
  lead: 'No portraits and no job titles to admire. Here is the work itself, and the habits that keep it honest.',
  updatedOn: '2026-11-15',
  sections: [
    {
      id: 'no-faces',
      title: 'Why there are no faces here',
      body: (
        <p>
          Ampersand is a demonstration business. We could have filled this page with smiling strangers and
          made-up names. We would rather show no one than someone who does not exist, and tell you what is
          done and how.
        </p>
      ),
    },
    {
      id: 'roles',
      title: 'The work, by role',
      body: (
        <FactList
          facts={[
            {
              term: 'Product and design',
              text: 'Decides what a page is for, draws it, and looks at it on a small phone before anyone else does.',
            },
            {
              term: 'Engineering',
              text: 'Builds it so that it is quick, works by keyboard and screen reader, and loses nothing you typed.',
            },
            {
              term: 'Trust',
              text: 'Keeps inquiries real: writes the rules of screening, looks at what was held or reported, and asks a colleague when in doubt.',
            },
            {
              term: 'Support',
              text: 'Helps couples and vendors. Can look at an account only with a written reason, and changes nothing without your permission.',
            },
            {
              term: 'Writing',
              text: 'Makes every sentence say what happened and what to do next, this one included.',
            },
          ]}
        />
      ),
    },
    {
      id: 'habits',
      title: 'Habits we keep',
      body: (
        <ul>
          <li>We say what is open and what is planned, and do not dress one up as the other.</li>
          <li>We keep as little about you as the work allows, and write down for how long.</li>
          <li>
            We publish the rules behind rankings, prices, badges and refunds before we ask anyone to pay.
          </li>
          <li>We test with the keyboard alone, on the narrowest screens and with reduced motion.</li>
          <li>When we are wrong, we want to say so and put it right, in that order.</li>
        </ul>
      ),
    },
    {
      id: 'reach-us',
      title: 'Reach us',
      body: (
        <>
          <p>
            Couples write to <MailLink to="help" />, vendors to <MailLink to="vendors" />. What to put in a
            message is on the <TextLink to={companyPaths.contact()}>contact page</TextLink>.
          </p>
          <p>We have no open positions to advertise.</p>
        </>
      ),
    },
  ],
  related: [
    { label: 'About Ampersand', to: companyPaths.about() },
    { label: 'Contact us', to: companyPaths.contact() },
  ],
};
