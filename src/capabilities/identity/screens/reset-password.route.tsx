import { CircleCheck, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { apiOf } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { AuthMessage } from '../parts/auth-message.tsx';
import { NewPasswordForm } from '../parts/new-password-form.tsx';
import type { Route } from './+types/reset-password.route.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Set a new password · Ampersand' },
  { name: 'robots', content: 'noindex' },
  // The address carries a secret; no other site needs to hear of it.
  { name: 'referrer', content: 'no-referrer' },
];

/** Nobody thinks up a password for a link that no longer works. Asking does not use it up. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  return token ? apiOf(context).identity.auth.readResetLink({ token }) : { isOpen: false };
}

export default function ResetPasswordScreen({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [outcome, setOutcome] = useState<'done' | 'expired'>();

  if (outcome === 'done') {
    return (
      <AuthMessage
        icon={<CircleCheck size={30} aria-hidden="true" />}
        title="Your password is changed"
        action={<ButtonLink to={paths.login()}>Log in</ButtonLink>}
      >
        <p>We signed you out everywhere. Log in with your new password.</p>
      </AuthMessage>
    );
  }
  if (!loaderData.isOpen || outcome === 'expired') {
    return (
      <AuthMessage
        icon={<Link2Off size={30} aria-hidden="true" />}
        title="This link no longer works"
        action={<ButtonLink to={paths.forgotPassword()}>Get a new link</ButtonLink>}
      >
        <p>Reset links work once and expire after an hour. Request a new one and use the latest email.</p>
      </AuthMessage>
    );
  }
  return (
    <AuthFrame
      title="Set a new password"
      lead="We’ll sign you out everywhere, and you can log back in with the new one."
    >
      <NewPasswordForm
        token={token}
        onDone={() => setOutcome('done')}
        onExpired={() => setOutcome('expired')}
      />
    </AuthFrame>
  );
}
