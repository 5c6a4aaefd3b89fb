import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { addDays, calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import {
  PROTECTION_CASES,
  type ProtectionCaseKey,
} from '#capabilities/protection/rules/protection-cases.data.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { credits } from '../parts/credit-words.ts';
import { FactList } from '../parts/fact-list.tsx';
import { KeyFigures } from '../parts/key-figures.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { ValueTable } from '../parts/value-table.tsx';
import { askedPrice, FIRST_QUESTION } from '../rules/price-question.ts';
import { REFUNDED_DAYS } from '../rules/published-figures.ts';

type ProtectionCase = (typeof PROTECTION_CASES)[number];

/** Named in the table so that nobody has to guess, but no case for a refund. */
const NOT_COVERED: ProtectionCaseKey = 'CHOSE_SOMEONE_ELSE';

function howText({ key, isAutomatic }: ProtectionCase): string {
  if (key === NOT_COVERED) return 'Not refunded';
  return isAutomatic ? 'Automatic' : 'When you ask';
}

function windowText({ key, isAutomatic, windowDays }: ProtectionCase): string {
  if (key === NOT_COVERED) return 'None';
  if (windowDays === null) return isAutomatic ? 'At once' : 'Any time';
  return plural(windowDays, 'day');
}

const AUTOMATIC = PROTECTION_CASES.filter(({ isAutomatic }) => isAutomatic);
const ASKED = PROTECTION_CASES.filter(({ key, isAutomatic }) => !isAutomatic && key !== NOT_COVERED);
const factOf = ({ label, explanation }: ProtectionCase) => ({ term: label, text: explanation });

const CONNECTED = calendarDate('2027-06-01');
const daysOf = (wanted: ProtectionCaseKey) =>
  PROTECTION_CASES.find(({ key }) => key === wanted)?.windowDays ?? 0;
const UNOPENED_DAYS = daysOf('NEVER_OPENED');
const SPAM_DAYS = daysOf('SPAM_OR_GONE');
const EXAMPLE = askedPrice({
  ...FIRST_QUESTION,
  category: 'wedding-photographers',
  isPhoneVerified: true,
  hasVenue: true,
});

export const connectionProtectionArticle: Article = {
  area: 'For vendors',
  title: 'Connection protection policy',
  description:
    'When the credits for a lead come back: every case in one table, what happens by itself, how to ask, and what is not covered.',
  lead: 'You pay to reach a real couple. If you couldn’t, your credits come back, in most cases without your asking.',
  updatedOn: '2026-11-18',
  feature: (
    <KeyFigures
      figures={[
        { figure: plural(AUTOMATIC.length, 'case'), label: 'come back by themselves, without a form' },
        { figure: plural(UNOPENED_DAYS, 'day'), label: 'and a message nobody opened is refunded' },
        { figure: plural(SPAM_DAYS, 'day'), label: 'is how long we watch for spam' },
        { figure: plural(REFUNDED_DAYS, 'day'), label: 'at least to use what came back' },
      ]}
    />
  ),
  sections: [
    {
      id: 'table',
      title: 'Every case',
      body: (
        <>
          <ValueTable
            caption="When credits come back"
            columns={['What happened', 'How they come back', 'Within']}
            rows={PROTECTION_CASES.map((each) => [each.label, howText(each), windowText(each)])}
            align="start"
          />
          <p>Days are counted from the moment you connect with the couple.</p>
        </>
      ),
    },
    {
      id: 'automatic',
      title: 'What comes back by itself',
      body: (
        <>
          <p>We check for these. There is no form to fill in and nothing to remember.</p>
          <FactList facts={AUTOMATIC.map(factOf)} />
        </>
      ),
    },
    {
      id: 'on-report',
      title: 'What comes back when you ask',
      body: (
        <>
          <FactList facts={ASKED.map(factOf)} />
          <ol>
            <li>
              Open the lead in <TextLink to={vendorPaths.leads}>your leads</TextLink> and ask for a refund.
            </li>
            <li>Say in a sentence or two what happened. The conversation itself is there already.</li>
            <li>A person on our team decides and tells you why, either way.</li>
          </ol>
        </>
      ),
    },
    {
      id: 'example',
      title: 'An example',
      body: (
        <Timeline
          label="A message that is never opened"
          steps={[
            {
              when: formatDateInText(CONNECTED),
              title: `A photographer replies to a couple: −\u00a0${credits(EXAMPLE.creditPrice)}`,
              text: 'The couple’s date, budget, phone and venue are known, so it is a gold lead.',
            },
            {
              when: formatDateInText(addDays(CONNECTED, UNOPENED_DAYS)),
              title: `Nobody has opened the message: +\u00a0${credits(EXAMPLE.creditPrice)}`,
              text: 'The credits are back, the history names the lead and the reason, and an email says so.',
              isMarked: true,
            },
            {
              when: 'Later',
              title: 'The couple writes after all',
              text: 'You stay connected and pay nothing more.',
            },
          ]}
        />
      ),
    },
    {
      id: 'how-it-arrives',
      title: 'What happens then',
      body: (
        <ul>
          <li>The number of credits you paid comes back to the listing, never more and never in part.</li>
          <li>
            They keep the last day they had. If it is close or over, you get at least {REFUNDED_DAYS} days.
          </li>
          <li>Once for each connection, whatever else happens to it.</li>
          <li>You keep the conversation and the contact details.</li>
          <li>
            A line in your <TextLink to={vendorPaths.balanceHistory}>balance history</TextLink> names the lead
            and the reason.
          </li>
        </ul>
      ),
    },
    {
      id: 'not-covered',
      title: 'What isn’t covered',
      body: (
        <>
          <p>
            A couple who read your message and chose someone else, or didn’t answer. Your message reached real
            people who could have said yes, and that is what a lead pays for.
          </p>
          <p>
            To make it rarer, couples who book one vendor can close their other conversations in that category
            in one step. You get a clear “no” instead of silence.
          </p>
          <p>
            Leads that cost no credits, the free ones and those included with a plan, have none to give back.
          </p>
        </>
      ),
    },
    {
      id: 'disagree',
      title: 'If you disagree',
      body: (
        <p>
          Write to <MailLink to="vendors" subject="Connection protection" /> and name the lead. Someone else
          on our team takes the second look.
        </p>
      ),
    },
  ],
  related: [
    { label: 'How credits work', to: vendorPaths.howCreditsWork },
    { label: 'How we price leads', to: vendorPaths.howWePrice },
    { label: 'Plan terms', to: vendorPaths.plansTerms },
    { label: 'Questions from vendors', to: vendorPaths.faq },
  ],
};
