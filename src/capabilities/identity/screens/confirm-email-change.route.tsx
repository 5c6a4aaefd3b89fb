import { CircleCheck, Link2Off, MailCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { userQuery } from '#app/use-user.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { AuthMessage } from '../parts/auth-message.tsx';
import type { Route } from './+types/confirm-email-change.route.ts';

// The address carries a secret: no search engine may keep it, and no other site may learn it.
export const meta: Route.MetaFunction = () => [
  { title: 'Confirm your new email · Ampersand' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

const toSettings = <ButtonLink to={paths.accountSettings()}>Go to settings</ButtonLink>;

/** Nothing happens by opening the page: programs that look through mail open every link in it. */
export default function ConfirmEmailChangeScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate, isSuccess, isPending, error } = useAction({
    run: () => api.identity.auth.confirmEmailChange({ token }),
    refreshes: [userQuery.queryKey],
    failure: 'here',
  });

  if (isSuccess) {
    return (
      <AuthMessage
        icon={<CircleCheck size={30} aria-hidden="true" />}
        title="Your email is changed"
        action={<ButtonLink to={paths.home()}>Continue</ButtonLink>}
      >
        <p role="status">From now on, log in with your new address.</p>
      </AuthMessage>
    );
  }
  if (!token || hasErrorCode(error, 'auth.invalid_token')) {
    return (
      <AuthMessage
        icon={<Link2Off size={30} aria-hidden="true" />}
        title="This link no longer works"
        action={toSettings}
      >
        <p role="alert">
          Links work once and expire after 24 hours, or when the change is canceled or your password changes.
        </p>
      </AuthMessage>
    );
  }
  if (hasErrorCode(error, 'auth.email_taken')) {
    return (
      <AuthMessage
        icon={<Link2Off size={30} aria-hidden="true" />}
        title="This address is taken"
        action={toSettings}
      >
        <p role="alert">{error?.message}</p>
      </AuthMessage>
    );
  }
  return (
    <AuthMessage
      icon={<MailCheck size={30} aria-hidden="true" />}
      title="Use this email for Ampersand?"
      action={
        <Button size="large" isPending={isPending} onPress={() => mutate()}>
          Confirm new email
        </Button>
      }
    >
      <p>You’ll log in and get email at this address. The old one will no longer work.</p>
      {error && (
        <p role="alert" className="mt-3 text-red-deep">
          {error.message}
        </p>
      )}
    </AuthMessage>
  );
}
