import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { FactList } from '../parts/fact-list.tsx';
import { MailLink } from '../parts/mail-link.tsx';

export const contactArticle: Article = {
  area: 'Help',
  title: 'Contact us',
  description:
    'How couples and vendors reach Ampersand, what to put in your message, and what you can settle yourself.',
  lead: 'Where to write, what helps us help you, and what you can do without waiting for us.',
  updatedOn: '2026-11-15',
  sections: [
    {
      id: 'where-to-write',
      title: 'Where to write',
      body: (
        <>
          <FactList
            facts={[
              {
                term: 'Couples and helpers',
                text: <MailLink to="help" />,
                note: 'Accounts, invitations, privacy, accessibility, press',
              },
              {
                term: 'Vendors',
                text: <MailLink to="vendors" />,
                note: 'Vendor accounts, listings, leads, plans',
              },
            ]}
          />
          <p>
            We have no phone line, no chat and no office to visit. Anyone who calls and says they’re from
            Ampersand isn’t.
          </p>
        </>
      ),
    },
    {
      id: 'what-to-include',
      title: 'What to include',
      body: (
        <>
          <ul>
            <li>What you wanted to do, and what happened instead.</li>
            <li>The page you were on, and roughly when.</li>
            <li>Your device and browser, such as “iPhone, Safari”.</li>
            <li>The exact words of the message on the screen, if there was one.</li>
          </ul>
          <p>
            Please write from the address of your account, so that we know it is you. A screenshot helps;
            cover other people’s names first.
          </p>
        </>
      ),
    },
    {
      id: 'when-we-answer',
      title: 'When we answer',
      body: (
        <>
          <p>
            We promise no time: Ampersand is a demonstration business, and nobody is on duty to read the mail.
            For your personal data you need not wait, because you can download and delete it{' '}
            <TextLink to={paths.accountSettings('your-data')}>yourself</TextLink>.
          </p>
          <p>
            Nothing in Ampersand waits for us to pick up: signing devices out, setting a new password, taking
            back an invitation and deleting an account all work at any hour.
          </p>
        </>
      ),
    },
    {
      id: 'safety',
      title: 'Staying safe',
      body: (
        <>
          <ul>
            <li>
              Never send us your password or a six-digit code. We will not ask for either, whatever a message
              says.
            </li>
            <li>
              If a sign-in is not yours,{' '}
              <TextLink to={paths.accountSettings('devices')}>sign that device out</TextLink>, change your
              password and turn on <TextLink to={paths.accountSettings('two-factor')}>two-factor</TextLink>.
              Then write to us.
            </li>
            <li>
              Be careful when someone wants to be paid outside a signed contract, in gift cards, or at once.
              Tell us, even if you are not sure.
            </li>
            <li>
              Found a weakness in our software? Write to <MailLink to="help" subject="Security" /> and give us
              a chance to mend it before you publish it.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'about-the-addresses',
      title: 'About these addresses',
      body: (
        <p>
          Ampersand is a demonstration business, and its addresses end in “.example”, an ending that is
          reserved for examples and reaches no mailbox on the open internet. Whoever runs this software for
          real people puts working addresses here.
        </p>
      ),
    },
  ],
  related: [
    { label: 'Questions and answers', to: companyPaths.faq() },
    { label: 'Talk to an advisor', to: companyPaths.advisor() },
    { label: 'Questions from vendors', to: vendorPaths.faq },
    { label: 'Privacy choices', to: companyPaths.privacyCenter() },
  ],
};
