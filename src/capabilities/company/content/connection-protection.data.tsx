import { vendorPaths } from '#app/rules/vendor-paths.ts';
import type { Article } from '../parts/article.ts';
import { FactList } from '../parts/fact-list.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { PlanNote } from '../parts/plan-note.tsx';

export const connectionProtectionArticle: Article = {
  area: 'For vendors',
  title: 'Connection protection policy',
  description:
    'When credits for a lead will come back: unopened messages, spam, duplicates, moved dates, dead contact details.',
  lead: 'Once credits are on sale, vendors pay to connect with a couple. If you couldn’t reach them, your credits come back without asking.',
  updatedOn: '2026-11-15',
  sections: [
    {
      id: 'automatic',
      title: 'What will come back by itself',
      body: (
        <>
          <PlanNote title="Connecting is free while credits are not on sale">
            Nothing is charged today, so there is nothing to refund yet. These are the rules we plan to open
            with; the ones in force on the day you pay will be the ones that count.
          </PlanNote>
          <FactList
            facts={[
              {
                term: 'Never opened',
                text: 'The couple did not open your first message within 7 days of your connecting.',
                note: 'Credited on day 7',
              },
              {
                term: 'Spam, or account gone',
                text: 'We find that the couple was not real, or the account is deleted.',
                note: 'Up to 90 days after you connected',
              },
              {
                term: 'Duplicate',
                text: 'You already paid for the same couple with the same storefront.',
                note: 'Credited at once',
              },
              {
                term: 'Plans moved away',
                text: 'Date or place changes so that the lead no longer meets your lead preferences.',
                note: 'Up to 14 days after you connected',
              },
              {
                term: 'Dead contact details',
                text: 'The mail bounces or the phone cannot be reached.',
                note: 'Up to 14 days after you connected',
              },
            ]}
          />
        </>
      ),
    },
    {
      id: 'on-report',
      title: 'What will come back when you report it',
      body: (
        <p>
          You can report a lead that looks like spam from the lead itself, today already. A person on our team
          looks at it. Once leads are paid for, a report within 30 days that they agree with will bring the
          credits back.
        </p>
      ),
    },
    {
      id: 'not-covered',
      title: 'What will not',
      body: (
        <>
          <p>
            A couple who read your message and chose someone else, or did not answer. That is the ordinary
            risk of offering, and we would rather say so here than in a dispute.
          </p>
          <p>
            To make it rarer, couples who book one vendor can close their other conversations in that category
            in one step. You get a clear “no” instead of silence.
          </p>
        </>
      ),
    },
    {
      id: 'how-it-arrives',
      title: 'How it will arrive',
      body: (
        <ul>
          <li>
            As credits in your balance, the same number that you paid, with a line that names the lead and the
            reason.
          </li>
          <li>Once for each connection, and never twice.</li>
          <li>
            In a history that can only be added to. Each entry is chained to the one before, so that nobody
            can change the past unnoticed, us included. You can export it.
          </li>
          <li>On an unlimited plan a connection costs no credits, so there are none to return.</li>
        </ul>
      ),
    },
    {
      id: 'disagree',
      title: 'If you disagree',
      body: (
        <p>
          Write to <MailLink to="vendors" subject="Connection protection" /> and name the lead. Every decision
          will come with its reason, and someone else on our team will take the second look.
        </p>
      ),
    },
  ],
  related: [
    { label: 'How we price leads', to: vendorPaths.howWePrice },
    { label: 'Plan terms', to: vendorPaths.plansTerms },
  ],
};
