import { CircleCheck, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
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

export default function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [outcome, setOutcome] = useState<'done' | 'expired'>();

  if (outcome === 'done') {
    return (
      <AuthMessage
        icon={<CircleCheck size={30} aria-hidden="true" />}
        title="Your new password is set"
        action={<ButtonLink to={paths.login()}>Log in</ButtonLink>}
      >
        <p>Every device was signed out, so log in again with the new one.</p>
      </AuthMessage>
    );
  }
  if (!token || outcome === 'expired') {
    return (
      <AuthMessage
        icon={<Link2Off size={30} aria-hidden="true" />}
        title="This link no longer works"
        action={<ButtonLink to={paths.forgotPassword()}>Get a new link</ButtonLink>}
      >
        <p>Links to set a password work once, for one hour. Ask for a new one and use the latest email.</p>
      </AuthMessage>
    );
  }
  return (
    <AuthFrame
      title="Set a new password"
      lead="You’ll be signed out on every device and log in with the new one."
    >
      <NewPasswordForm
        token={token}
        onDone={() => setOutcome('done')}
        onExpired={() => setOutcome('expired')}
      />
    </AuthFrame>
  );
}
