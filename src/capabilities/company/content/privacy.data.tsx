import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { FactList } from '../parts/fact-list.tsx';
import { MailLink } from '../parts/mail-link.tsx';

export const privacyArticle: Article = {
  area: 'Legal',
  title: 'Privacy policy',
  description:
    'What Ampersand stores about you, why, where and for how long; which cookies it sets; and how to see, take or delete your data.',
  lead: 'What we keep about you, why, and for how long. It describes what this software really does.',
  updatedOn: '2026-11-15',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      body: (
        <>
          <ul>
            <li>We keep what planning needs, and little more.</li>
            <li>
              We do not sell or share personal information, and nobody else’s trackers run on our pages.
            </li>
            <li>We store no IP addresses with your account or your sign-ins.</li>
            <li>You can download everything or delete your account yourself, at any hour.</li>
            <li>If support staff look at your account, you can read who looked, when and why.</li>
          </ul>
          <p>
            Ampersand is a demonstration business. This policy applies to the site you are reading. Questions
            go to <MailLink to="help" subject="Privacy" />.
          </p>
        </>
      ),
    },
    {
      id: 'what-we-keep',
      title: 'What we keep',
      body: (
        <FactList
          facts={[
            {
              term: 'Your account',
              text: 'Your name, email address and whether it is confirmed; your phone number if you give one; your password, as an Argon2 hash that cannot be turned back.',
              note: 'Until you change it or delete the account',
            },
            {
              term: 'Purchases for a listing',
              text: 'What was bought, the price, tax, billing details, and the brand and last four digits of the card. Card numbers are typed on our payment provider’s page and never reach us.',
              note: 'Receipts stay with the listing, as bookkeeping requires. If you delete your account, they no longer name you, and the cards you paid with are no longer saved',
            },
            {
              term: 'Two-factor',
              text: 'The key of your authenticator app and your backup codes, encrypted.',
              note: 'Until you turn it off or delete the account',
            },
            {
              term: 'Sign-ins',
              text: 'For each device: the browser and system it names, when you signed in and when it was last active. No IP address and no location.',
              note: 'Until you sign out, 14 days after your last visit, or 30 days after you logged in; expired ones are removed every hour',
            },
            {
              term: 'Your wedding',
              text: 'Names, date, place and earlier places, guest count, budget, planning stage, who plans along in which role, and your sharing preferences. Also the area in which you last looked for vendors.',
              note: 'Until you change it, or the last partner’s account is deleted',
            },
            {
              term: 'Invitations',
              text: 'First name, email address and role of the people you invite, and their answer. The link in the mail is kept only as a hash.',
              note: 'The link works for 14 days; the record stays with the wedding',
            },
            {
              term: 'Codes',
              text: 'Six-digit codes, as a keyed hash, with the masked address they went to.',
              note: 'They work for 10 minutes and five tries',
            },
            {
              term: 'Vendor account',
              text: 'Whether you opened one, and your agreement to text messages with its date.',
              note: 'Until you delete the account; STOP ends the messages',
            },
            {
              term: 'Sent messages',
              text: 'To which address we sent which subject, and when. The text itself is cleared once the message has left.',
              note: '90 days, also after an account is deleted',
            },
            {
              term: 'Archives',
              text: 'The file you get when you ask for your data.',
              note: 'Seven days',
            },
            {
              term: 'Support access',
              text: 'Who looked at your account, the reason, the ticket, when, and which parts they opened.',
              note: 'Kept without end, so that it cannot be made to disappear',
            },
            {
              term: 'Page variations',
              text: 'When we compare two versions of a page: which one was seen, by a random number for the visit or the account.',
              note: '90 days; it holds no name or address',
            },
          ]}
        />
      ),
    },
    {
      id: 'logs',
      title: 'Logs and limits',
      body: (
        <>
          <p>
            Our server log notes which kind of page or call was asked for, the result and how long it took. It
            holds no IP addresses, no names, no email addresses and nothing you typed. When a page breaks in
            your browser, it sends us a short technical report, cleaned in the same way.
          </p>
          <p>
            To stop people from guessing passwords we count attempts by a hash of the network address. These
            counts disappear after two hours at most.
          </p>
        </>
      ),
    },
    {
      id: 'why',
      title: 'What we use it for',
      body: (
        <>
          <ul>
            <li>To run the service you asked for: your account, your wedding, the people you plan with.</li>
            <li>To keep it safe: second factors, limits, and mails about changes to your account.</li>
            <li>To answer you when you write to us.</li>
            <li>To learn which of two versions of a page works better, without profiles.</li>
          </ul>
          <p>
            We make no decision about you by machine alone that has legal or similar weight. We do not train
            models on your plans, and we do not use them for advertising.
          </p>
        </>
      ),
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      body: (
        <>
          <p>
            <strong>The people you invite</strong>, within their role. Partners see everything in the wedding.
            Planners see all but the budget. Family and viewers see the wedding without the budget.
          </p>
          <p>
            <strong>Vendors you write to</strong>. At first they see your first names, date, place, guest
            count, budget range and message with contact details hidden, and the rest once you’re connected.
            No vendor can look you up otherwise.
          </p>
          <p>
            <strong>Support staff</strong>, with a reason and a ticket, read-only. They can change something
            only while you allow it, for 60 minutes at a time. Codes for sensitive steps go to you, not to
            them. They also read messages to vendors that our screening held or a vendor reported, to decide
            about them. You can read when they looked at your account under{' '}
            <TextLink to={paths.accountSettings('support-access')}>support access</TextLink>.
          </p>
          <p>
            <strong>Companies that deliver for us</strong>: an email provider and, where text messages are set
            up, Twilio. They get the address or number and the message, to deliver it.
          </p>
          <p>
            <strong>Authorities</strong>, if the law compels us.
          </p>
        </>
      ),
    },
    {
      id: 'where',
      title: 'Where it is kept',
      body: (
        <p>
          In one PostgreSQL database and one folder for files, on the servers of whoever runs this site, and
          in their backups. Connections are encrypted where the site is served to the public. Fonts, pictures
          and scripts come from our own server, so that reading a page tells nobody else about it.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      body: (
        <>
          <p>
            We set no cookies for advertising or for following you elsewhere. These are all there are; on
            public servers they begin with “__Host-”.
          </p>
          <FactList
            isCode
            facts={[
              {
                term: 'ampersand.session_token',
                text: 'Keeps you signed in.',
                note: '30 days from when you logged in, or 14 days from your last visit; until you close the browser without “Remember me”',
              },
              {
                term: 'ampersand.dont_remember',
                text: 'Notes that you left “Remember me” unticked.',
                note: 'Until you close the browser',
              },
              {
                term: 'ampersand.two_factor',
                text: 'Holds your place between password and code.',
                note: '10 minutes',
              },
              {
                term: 'known_device',
                text: 'Notes that you logged in on this browser before, so that someone who guesses passwords elsewhere cannot keep you out. It names nobody.',
                note: 'One year, also after you sign out',
              },
              {
                term: 'logged_in',
                text: 'Says that someone is signed in, so that the page can draw the right menu. It names nobody.',
                note: 'One year, or until you sign out',
              },
              {
                term: 'marketplace_session',
                text: 'A random number for your visits to the marketplace while signed in.',
                note: '30 days, or until you sign out',
              },
              {
                term: 'csrf_token',
                text: 'Makes sure that a change comes from our page and not from another site.',
                note: 'Until you close the browser',
              },
              {
                term: 'visitor_id',
                text: 'A random number, so that you see the same version of a page each time.',
                note: '30 days',
              },
              {
                term: 'current_storefront',
                text: 'For vendors with several listings: the one you chose to work on.',
                note: 'One year',
              },
              {
                term: 'last_side',
                text: 'For people with a wedding and a business: which of the two you opened last.',
                note: 'One year',
              },
              {
                term: 'session_recording',
                text: 'Only where an operator has turned session recording on: passes on the recording’s number. We do not set it ourselves.',
                note: 'Set by that tool',
              },
            ]}
          />
          <p>
            Your browser’s session storage holds your answers while you create an account (never the password)
            and which notice bars to leave room for. It is emptied when you close the tab.
          </p>
          <p>You can block or clear all of these. Without the first and csrf_token nobody can sign in.</p>
        </>
      ),
    },
    {
      id: 'taking',
      title: 'Seeing and taking your data',
      body: (
        <p>
          Most of what we hold is in your settings, where you can correct it. Under{' '}
          <TextLink to={paths.accountSettings('your-data')}>your data</TextLink> you can ask for an archive
          with your account, devices, settings, wedding, invitations and the record of support access, as JSON
          files. We confirm with a code that it is you, email you when it is ready, and keep it for seven
          days.
        </p>
      ),
    },
    {
      id: 'deleting',
      title: 'Deleting your account',
      body: (
        <>
          <p>
            <TextLink to={paths.accountSettings('your-data')}>Delete my account</TextLink> removes you at
            once: name, email, phone, password, second factor, devices, settings and vendor account. Your
            wedding goes too, if no other partner is in it. We confirm by email. Backups lose it as they are
            replaced.
          </p>
          <p>What stays:</p>
          <ul>
            <li>A wedding you share, with your partner, including the names and details in it.</li>
            <li>The record of support access, with a random account number in place of your name.</li>
            <li>The list of sent messages, as described above, for at most 90 days.</li>
            <li>Which page variations a random number saw, for at most 90 days.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <p>
          Wherever you live, you may see, correct, take and delete your data, object to how we use it, and
          complain to your data-protection authority. We do not treat anyone worse for it. How to do each is
          on the page <TextLink to={companyPaths.privacyCenter()}>privacy choices</TextLink>.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          Ampersand is for adults planning a wedding, and we do not ask for anyone’s age. If you know of an
          account of someone under 18, please tell us.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'When this changes',
      body: (
        <p>
          New parts of Ampersand will keep new things: listings, messages, guest lists. What each keeps and
          for how long belongs on this page, and the date below says when it last changed. No email announces
          a change today.
        </p>
      ),
    },
  ],
  related: [
    { label: 'Privacy choices', to: companyPaths.privacyCenter() },
    { label: 'Terms of use', to: companyPaths.terms() },
    { label: 'Contact us', to: companyPaths.contact() },
    { label: 'Data credits', to: companyPaths.dataCredits() },
  ],
};
