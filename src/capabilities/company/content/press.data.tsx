import sign from '#app/assets/favicon.svg?url';
import { companyPaths } from '#app/rules/company-paths.ts';
import { Card } from '#ui/card.tsx';
import { Logo } from '#ui/logo.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { FactList } from '../parts/fact-list.tsx';
import { MailLink } from '../parts/mail-link.tsx';

export const pressArticle: Article = {
  area: 'About us',
  title: 'Press and facts',
  description:
    'A fact sheet about Ampersand, a paragraph to quote, how to use the name and logo, and a press contact.',
  lead: 'What you can print about us without asking, and where to ask about the rest.',
  updatedOn: '2026-11-15',
  sections: [
    {
      id: 'fact-sheet',
      title: 'Fact sheet',
      body: (
        <>
          <FactList
            facts={[
              { term: 'Name', text: 'Ampersand, one word, with a capital A' },
              { term: 'What it is', text: 'A wedding planning service with a marketplace of vendors' },
              {
                term: 'For whom',
                text: 'Couples and the people who help them plan; vendors in ten trades, from venues to bar services',
              },
              {
                term: 'Where',
                text: 'On the web, in English, for weddings in the United States and its territories',
              },
              { term: 'Tagline', text: 'For all the days along the way' },
              {
                term: 'Status',
                text: 'A demonstration business. Couples plan together, search for vendors, message and book them; vendors answer leads. Nothing is sold: no orders, credits or payments.',
              },
            ]}
          />
          <p>
            There is no press coverage to list yet. We publish no user numbers, revenue or rankings against
            others, so if you read one somewhere, it didn’t come from us.
          </p>
        </>
      ),
    },
    {
      id: 'to-quote',
      title: 'A paragraph to quote',
      body: (
        <blockquote className="border-primary border-s-2 ps-5 font-display text-lg">
          Ampersand is a wedding planning service with a vendor marketplace. Couples plan together, each with
          their own login. Search results explain their rank, paid placement is labeled, and vendors see what
          a lead costs, and why, before they pay for it.
        </blockquote>
      ),
    },
    {
      id: 'logo',
      title: 'Name and logo',
      body: (
        <>
          <Card className="flex flex-wrap items-center justify-center gap-x-14 gap-y-8 print:break-inside-avoid">
            <Logo kind="heart" />
            <Logo />
          </Card>
          <p>
            You may show the sign and the wordmark when you write about Ampersand. The{' '}
            <a
              href={sign}
              download="ampersand-sign.svg"
              className="rounded-mark font-medium text-secondary underline decoration-secondary/40 underline-offset-4 hover:decoration-secondary"
            >
              sign is here as a vector file
            </a>
            ; ask us for the wordmark.
          </p>
          <ul>
            <li>Leave clear space around it, at least half the height of the sign.</li>
            <li>
              Keep the colors: wine and white for the sign, ink for the word. On dark grounds use the sign
              alone.
            </li>
            <li>Do not stretch, tilt, outline or animate it, and do not set it into a sentence.</li>
            <li>
              Do not use it in a way that suggests that we recommend a product or a vendor. We do not
              recommend for money.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'Press contact',
      body: (
        <p>
          Write to <MailLink to="help" subject="Press" /> with “Press” in the subject and your deadline in the
          first line. Background on our promises is on the page{' '}
          <TextLink to={companyPaths.about()}>about us</TextLink>, and where our data comes from is on{' '}
          <TextLink to={companyPaths.dataCredits()}>data credits</TextLink>.
        </p>
      ),
    },
  ],
  related: [
    { label: 'About Ampersand', to: companyPaths.about() },
    { label: 'Data credits', to: companyPaths.dataCredits() },
  ],
};
