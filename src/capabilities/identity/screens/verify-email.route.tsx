import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { paths } from '#app/rules/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthMessage } from '../parts/auth-message.tsx';
import { NewVerificationLink } from '../parts/new-verification-link.tsx';
import { verificationQuery } from '../queries.ts';
import type { Route } from './+types/verify-email.route.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Confirm your email · Ampersand' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function VerifyEmailScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { isSuccess, error } = useQuery(verificationQuery(token));

  if (isSuccess) {
    return (
      <AuthMessage
        icon={<CircleCheck size={30} aria-hidden="true" />}
        title="Your email is confirmed"
        action={<ButtonLink to={paths.start()}>Continue</ButtonLink>}
      >
        <p role="status">Thank you. You can pick up where you left off.</p>
      </AuthMessage>
    );
  }
  if (token && !error) {
    return (
      <AuthMessage icon={<Spinner />} title="Confirming your email">
        <p role="status">One moment…</p>
      </AuthMessage>
    );
  }
  const isExpired = !error || hasErrorCode(error, 'auth.invalid_token');
  return (
    <AuthMessage
      icon={<Link2Off size={30} aria-hidden="true" />}
      title={isExpired ? 'This link no longer works' : 'We couldn’t confirm your email'}
      action={<NewVerificationLink />}
    >
      <p role="alert">
        {isExpired ? 'Confirmation links work once and expire after 24 hours.' : error?.message}
      </p>
    </AuthMessage>
  );
}
