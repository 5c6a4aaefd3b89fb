import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import type { Question } from '../parts/question-list.tsx';

export const ACCOUNT_QUESTIONS: readonly Question[] = [
  {
    id: 'start',
    question: 'How do I start?',
    answer: (
      <p>
        <TextLink to={paths.onboarding()}>Create your account</TextLink> with an email address and a password.
        We ask a few things about the day on the way; every one of them can wait, and every answer can be
        changed.
      </p>
    ),
  },
  {
    id: 'confirm-email',
    question: 'Why should I confirm my email address?',
    answer: (
      <p>
        So that nobody else can use your address, and so that we can reach you. The link in our mail works for
        24 hours; a bar at the top of the page sends a new one. If it does not arrive, look in the spam folder
        first.
      </p>
    ),
  },
  {
    id: 'password',
    question: 'I forgot my password',
    answer: (
      <p>
        Ask for a link on the page <TextLink to={paths.forgotPassword()}>forgot password</TextLink>. It works
        for one hour. Setting a new password signs out all your devices.
      </p>
    ),
  },
  {
    id: 'six-digit-code',
    question: 'Why am I asked for a six-digit code?',
    answer: (
      <>
        <p>
          Some steps could do harm in the wrong hands: changing your email, password or phone, inviting or
          removing people, asking for your data, deleting the account. Before those we ask once more that it
          is you, and then not again for 15 minutes.
        </p>
        <p>
          The code comes from your authenticator app if you set one up, otherwise by text message to a
          verified phone, otherwise by email. It works for 10 minutes.
        </p>
      </>
    ),
  },
  {
    id: 'two-factor',
    question: 'Can I protect my account with two-factor sign-in?',
    answer: (
      <p>
        Yes, and we recommend it. Turn it on under{' '}
        <TextLink to={paths.accountSettings('two-factor')}>two-factor in your settings</TextLink> with any
        authenticator app, and keep the backup codes somewhere that is not your phone.
      </p>
    ),
  },
  {
    id: 'signed-in',
    question: 'How long do I stay signed in?',
    answer: (
      <p>
        Thirty days from your last visit. If you leave “Remember me” unticked, until you close the browser and
        at most a day. <TextLink to={paths.accountSettings('devices')}>Devices</TextLink> lists where you are
        signed in and signs out any of them.
      </p>
    ),
  },
];

export const PARTNER_QUESTIONS: readonly Question[] = [
  {
    id: 'invite-partner',
    question: 'How do I invite my partner?',
    answer: (
      <p>
        Under <TextLink to={paths.accountSettings('partner')}>partner and people</TextLink>, with their first
        name and email address. They get a link that works for 14 days. More on the page{' '}
        <TextLink to={companyPaths.invite()}>plan it together</TextLink>.
      </p>
    ),
  },
  {
    id: 'partner-has-account',
    question: 'My partner already has an account. Is that a problem?',
    answer: (
      <p>
        No. They log in and join with it. Only if they have begun a wedding of their own, with a date, a place
        or a guest count in it, do they have to leave that one first: a person plans one wedding at a time.
      </p>
    ),
  },
  {
    id: 'who-else',
    question: 'Who else can plan with us?',
    answer: (
      <p>
        Planners, who see and change everything but budget and account; family, who work on the guest list,
        favorites and tasks; and viewers, who only look. Only the two of you see your budget, and whoever you
        let see it.
      </p>
    ),
  },
  {
    id: 'remove-someone',
    question: 'Can I remove someone again?',
    answer: (
      <p>
        Either partner can take back an invitation or remove someone who joined by one, and anyone can leave
        by themselves. Whoever is removed gets an email. A wedding always keeps at least one of its partners.
      </p>
    ),
  },
  {
    id: 'expired-invitation',
    question: 'The invitation has expired',
    answer: (
      <p>
        Send it again from the same list. The newest mail holds the link that works; older ones stop working
        for safety.
      </p>
    ),
  },
];

export const PRIVACY_QUESTIONS: readonly Question[] = [
  {
    id: 'who-sees',
    question: 'Who can see our plans?',
    answer: (
      <p>
        The people you invited, each within their role. Your wedding has no public page and is not in any
        search engine. What vendors will see, and when, is described under{' '}
        <TextLink to={`${companyPaths.privacy()}#who-sees-it`}>who sees it</TextLink> in our privacy policy.
      </p>
    ),
  },
  {
    id: 'sell-data',
    question: 'Do you sell or share our data?',
    answer: (
      <p>
        No. We do not sell personal information, do not share it for advertising, and load no trackers of
        other companies. Details are on the page{' '}
        <TextLink to={companyPaths.privacyCenter()}>privacy choices</TextLink>.
      </p>
    ),
  },
  {
    id: 'download',
    question: 'How do I get a copy of everything?',
    answer: (
      <p>
        Under <TextLink to={paths.accountSettings('your-data')}>your data</TextLink>, press “Request my data”.
        It usually takes a minute. We email you when the archive is ready, and keep it for seven days.
      </p>
    ),
  },
  {
    id: 'delete',
    question: 'What happens when I delete my account?',
    answer: (
      <p>
        Your name, email, phone, password and devices are removed at once, and the wedding with them if no
        other partner plans it. A wedding you share stays with your partner. It cannot be undone, so download
        a copy first. The few records that stay are listed in the{' '}
        <TextLink to={`${companyPaths.privacy()}#deleting`}>privacy policy</TextLink>.
      </p>
    ),
  },
  {
    id: 'support-looks',
    question: 'Can your staff look into my account?',
    answer: (
      <p>
        Only support staff, only with a reason and a ticket number, and only to look. They can change
        something if you allow it, for 60 minutes, and you can end that earlier. All of it is written down
        where you can read it, under{' '}
        <TextLink to={paths.accountSettings('support-access')}>support access</TextLink>.
      </p>
    ),
  },
];

export const ASK_US = (
  <p>
    Write to <MailLink to="help" />. What to put in your message is on the{' '}
    <TextLink to={companyPaths.contact()}>contact page</TextLink>.
  </p>
);
