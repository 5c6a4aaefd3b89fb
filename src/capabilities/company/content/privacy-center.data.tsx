import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { FactList } from '../parts/fact-list.tsx';
import { MailLink } from '../parts/mail-link.tsx';

export const privacyCenterArticle: Article = {
  area: 'Legal',
  // The slash stays with the word before it, however narrow the line.
  title: 'Do Not Sell\u00a0/ Share My Personal Information',
  description:
    'Ampersand does not sell or share personal information. How to see, correct, download and delete your data, with direct links.',
  lead: 'We do not sell or share it, so there is nothing to opt out of. Here is everything you can do with your data.',
  updatedOn: '2026-11-15',
  action: { label: 'Open your data settings', to: paths.accountSettings('your-data') },
  sections: [
    {
      id: 'no-sale',
      title: 'No sale, no sharing',
      body: (
        <>
          <p>
            We do not sell personal information for money or for anything else of value. We do not share it
            for advertising across sites. That holds for everyone, whether signed in or not.
          </p>
          <p>
            Our pages load nothing from advertising or analytics companies. If your browser sends a Global
            Privacy Control signal, it asks us for what we already do.
          </p>
          <p>Should this ever change, this page is where you would read it and find the switch.</p>
        </>
      ),
    },
    {
      id: 'your-choices',
      title: 'Your rights, one by one',
      body: (
        <FactList
          facts={[
            {
              term: 'Know and take',
              text: (
                <>
                  <TextLink to={paths.accountSettings('your-data')}>Request my data</TextLink> makes one
                  archive of what we hold about you. It is kept for seven days.
                </>
              ),
            },
            {
              term: 'Correct',
              text: (
                <>
                  Change your{' '}
                  <TextLink to={paths.accountSettings('sign-in')}>email, password and phone</TextLink> or your{' '}
                  <TextLink to={paths.accountSettings('wedding')}>wedding’s details</TextLink> yourself.
                </>
              ),
            },
            {
              term: 'Delete',
              text: (
                <>
                  <TextLink to={paths.accountSettings('your-data')}>Delete my account</TextLink> works at once
                  and for good. What stays is listed in the{' '}
                  <TextLink to={`${companyPaths.privacy()}#deleting`}>privacy policy</TextLink>.
                </>
              ),
            },
            {
              term: 'Limit who sees',
              text: (
                <>
                  Change or remove the people who plan along under{' '}
                  <TextLink to={paths.accountSettings('partner')}>partner and people</TextLink>.
                </>
              ),
            },
            {
              term: 'Limit support',
              text: (
                <>
                  See who looked and withdraw permission to change things under{' '}
                  <TextLink to={paths.accountSettings('support-access')}>support access</TextLink>.
                </>
              ),
            },
            {
              term: 'Object',
              text: (
                <>
                  Write to <MailLink to="help" subject="Privacy request" /> and say what you object to.
                </>
              ),
            },
          ]}
        />
      ),
    },
    {
      id: 'without-account',
      title: 'Without an account',
      body: (
        <>
          <p>
            Someone invited you, or typed your address by mistake? Write to{' '}
            <MailLink to="help" subject="Privacy request" /> from that address and ask what we hold, or to
            have it removed. Visitors leave nothing with us but a random number in a cookie, which you can
            clear in your browser.
          </p>
          <p>
            Someone may act for you if you tell us in writing that they may. Expect to be asked before
            anything is handed out or deleted.
          </p>
        </>
      ),
    },
    {
      id: 'how-we-check',
      title: 'How we check that it is you',
      body: (
        <p>
          In the settings we ask for a six-digit code before your data is collected or your account is
          deleted. By email we answer only to the address of the account. We never ask for a copy of your
          passport.
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'How long it takes',
      body: (
        <p>
          In the settings: deletion at once, an archive usually within a minute. By email we promise no time
          of our own; the law where you live may set one. It is free of charge, and nobody is treated worse
          for asking.
        </p>
      ),
    },
  ],
  related: [
    { label: 'Privacy policy', to: companyPaths.privacy() },
    { label: 'Contact us', to: companyPaths.contact() },
  ],
};
