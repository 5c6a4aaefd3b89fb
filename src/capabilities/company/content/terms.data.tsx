import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { MailLink } from '../parts/mail-link.tsx';

export const termsArticle: Article = {
  area: 'Legal',
  title: 'Terms of use',
  description:
    'The terms for using Ampersand, for couples, the people they invite, and vendors, in plain language.',
  lead: 'What you can expect from us and what we expect from you, in words that need no lawyer.',
  updatedOn: '2026-11-15',
  sections: [
    {
      id: 'what-this-is',
      title: 'What Ampersand is',
      body: (
        <>
          <p>
            Ampersand is a wedding planning service with a marketplace of vendors. It is a demonstration
            business: it takes no orders and no payments. By using it you agree to these terms. Together with
            the <TextLink to={companyPaths.privacy()}>privacy policy</TextLink> they are all that applies
            between us.
          </p>
          <p>
            Some parts are described on our pages and not open yet. Such a description is our plan, not a
            contract; the terms of that part apply from the day it opens.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>You are at least 18 years old and give an email address that is yours.</li>
          <li>
            One account is for one person. Partners and helpers each get their own; please do not share a
            password.
          </li>
          <li>The same account may plan a wedding and run a vendor business.</li>
          <li>
            Keep your password and codes to yourself. If you think someone else has them, change the password
            and <TextLink to={paths.accountSettings('devices')}>sign out your other devices</TextLink>.
          </li>
        </ul>
      ),
    },
    {
      id: 'wedding',
      title: 'Planning with others',
      body: (
        <>
          <p>
            A wedding belongs to its partners, at most two. Both may change everything in it and invite
            others. Whoever came by invitation can be removed again by a partner, and is told by email; that
            includes an invited partner. If you leave or delete your account, the wedding stays with the other
            partner.
          </p>
          <p>
            Invite only people who expect it. You may enter what you know about others, such as a name and an
            email address, as far as planning needs it.
          </p>
        </>
      ),
    },
    {
      id: 'your-content',
      title: 'What you put in',
      body: (
        <p>
          What you write and upload stays yours. You allow us to store it and to show it to those you chose,
          and for nothing else. That permission ends when you delete it. You are responsible for having the
          right to use it, pictures above all.
        </p>
      ),
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      body: (
        <>
          <p>Please do not:</p>
          <ul>
            <li>pretend to be someone else, or invent couples, vendors, inquiries or reviews;</li>
            <li>send spam, or collect other people’s details;</li>
            <li>insult, threaten, or treat anyone worse for who they are or whom they love;</li>
            <li>break in, overload the service, or get around its limits;</li>
            <li>copy it by machine beyond what search engines may do.</li>
          </ul>
          <p>
            Honest security research is welcome if you harm nobody, look at no one else’s data, and{' '}
            <TextLink to={`${companyPaths.contact()}#safety`}>tell us first</TextLink>.
          </p>
        </>
      ),
    },
    {
      id: 'marketplace',
      title: 'Vendors and couples',
      body: (
        <>
          <p>
            When the marketplace is open, Ampersand will introduce; it will not be a party to what you agree.
            Contracts, payments and the day itself are between couple and vendor. Read the contract before you
            sign it.
          </p>
          <p>
            Ranking, paid placement and reviews will follow the rules we publish:{' '}
            <TextLink to={`${companyPaths.about()}#ranking`}>ranking</TextLink>,{' '}
            <TextLink to={companyPaths.coupleReviews()}>reviews</TextLink>,{' '}
            <TextLink to={vendorPaths.howWePrice}>lead prices</TextLink> and{' '}
            <TextLink to={vendorPaths.connectionProtection}>refunds</TextLink>. For plans and credits the{' '}
            <TextLink to={vendorPaths.plansTerms}>plan terms</TextLink> will apply as well.
          </p>
        </>
      ),
    },
    {
      id: 'messages',
      title: 'Messages from us',
      body: (
        <p>
          We email you about your account: codes, confirmations, invitations, changes you should know of.
          Vendors get text messages only if they ticked the box; reply STOP to end them. Message and data
          rates may apply.
        </p>
      ),
    },
    {
      id: 'ending',
      title: 'Ending it',
      body: (
        <>
          <p>
            You can <TextLink to={paths.accountSettings('your-data')}>delete your account</TextLink> at any
            time, without a reason and without writing to us. Take a copy of your data first if you want one.
          </p>
          <p>
            We may close an account that breaks these terms in earnest; ask <MailLink to="help" /> why. The
            service may end one day, so take a copy of what you want to keep now and then.
          </p>
        </>
      ),
    },
    {
      id: 'limits',
      title: 'What we can and cannot promise',
      body: (
        <>
          <p>
            We work with care, but software fails at times. We give Ampersand as it is: we do not promise that
            it never stops, or that what others write is true. Keep your own copy of what must not be lost,
            contracts above all.
          </p>
          <p>
            We are liable for harm we cause on purpose or through gross carelessness, and wherever the law
            says so. Beyond that we are not liable, as far as the law of your place allows it. Nothing here
            takes away rights you have as a consumer.
          </p>
        </>
      ),
    },
    {
      id: 'ours',
      title: 'Name, design and data',
      body: (
        <p>
          Name, logo, design and texts of Ampersand are ours; how you may show the logo is on the{' '}
          <TextLink to={`${companyPaths.press()}#logo`}>press page</TextLink>. Place data, fonts and software
          of others are named under <TextLink to={companyPaths.dataCredits()}>data credits</TextLink>.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'When these terms change',
      body: (
        <p>
          The date at the foot of this page says when they last changed. No email announces a change today, so
          look here now and then. If you do not agree, you can leave and take your data along.
        </p>
      ),
    },
  ],
  related: [
    { label: 'Privacy policy', to: companyPaths.privacy() },
    { label: 'Plan terms for vendors', to: vendorPaths.plansTerms },
    { label: 'Accessibility', to: companyPaths.accessibility() },
    { label: 'Contact us', to: companyPaths.contact() },
  ],
};
