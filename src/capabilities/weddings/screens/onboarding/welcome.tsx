import { MailCheck, Search, UserPlus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { CONFIRM_EMAIL } from '#app/rules/unconfirmed-email.ts';
import { categoryPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';

interface NextThingProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

function NextThing({ icon, title, children, action }: NextThingProps) {
  return (
    <Card as="li" className="flex flex-col items-start gap-3">
      <span className="flex size-12 items-center justify-center rounded-full bg-blush text-primary">
        {icon}
      </span>
      <h2 className="text-xl">{title}</h2>
      <p className="grow text-ink-soft">{children}</p>
      {action}
    </Card>
  );
}

interface WelcomeProps {
  coupleNames: string;
  isEmailVerified: boolean;
}

export function Welcome({ coupleNames, isEmailVerified }: WelcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`${pageWidth} py-12 md:py-20`}>
      <div className="mx-auto max-w-reading text-center">
        <p aria-hidden="true" className="font-display text-6xl text-primary italic">
          &amp;
        </p>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-4 text-4xl outline-none focus-visible:shadow-none md:text-5xl"
        >
          {coupleNames ? `Welcome, ${coupleNames}` : 'Welcome to Ampersand'}
        </h1>
        <p className="mt-4 text-ink-soft text-lg">
          Your wedding has a home now. Everything you told us is saved, and you can change any of it.
        </p>
      </div>
      <ul className="mt-10 grid gap-4 md:mt-14 md:grid-cols-3 md:gap-6">
        <NextThing
          icon={<MailCheck size={24} aria-hidden="true" />}
          title={isEmailVerified ? 'Your email is confirmed' : CONFIRM_EMAIL}
        >
          {isEmailVerified
            ? 'All set. Vendors can reach you, and you can always get back in.'
            : 'Open the link we sent you, so vendors can reach you.'}
        </NextThing>
        <NextThing
          icon={<UserPlus size={24} aria-hidden="true" />}
          title="Invite your partner"
          action={
            <ButtonLink to={`${paths.accountSettings()}#partner`} variant="secondary">
              Send an invitation
            </ButtonLink>
          }
        >
          Plan side by side, with one list and one budget.
        </NextThing>
        <NextThing
          icon={<Search size={24} aria-hidden="true" />}
          title="Find your venue"
          action={
            <ButtonLink to={categoryPath('wedding-venues')} variant="secondary">
              Browse venues
            </ButtonLink>
          }
        >
          Most couples start with the venue, because it sets the date.
        </NextThing>
      </ul>
      <p className="mt-10 text-center">
        <ButtonLink to={paths.yourWedding()} size="large">
          Go to your plan
        </ButtonLink>
      </p>
    </div>
  );
}
