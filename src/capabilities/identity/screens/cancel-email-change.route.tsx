import { Link2Off, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { userQuery } from '#app/use-user.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { AuthMessage } from '../parts/auth-message.tsx';
import type { Route } from './+types/cancel-email-change.route.ts';

// The address carries a secret: no search engine may keep it, and no other site may learn it.
export const meta: Route.MetaFunction = () => [
  { title: 'Cancel your email change · Ampersand' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

const toNewPassword = <ButtonLink to={paths.forgotPassword()}>Set a new password</ButtonLink>;

/** Nothing happens by opening the page: programs that look through mail open every link in it. */
export default function CancelEmailChangeScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [signOutEverywhere, setSignOutEverywhere] = useState(true);
  const { mutate, isSuccess, isPending, error } = useAction({
    run: () => api.identity.auth.cancelEmailChange({ token, signOutEverywhere }),
    refreshes: [userQuery.queryKey],
    failure: 'here',
  });

  if (isSuccess) {
    return (
      <AuthMessage
        icon={<ShieldCheck size={30} aria-hidden="true" />}
        title="Your email stays the same"
        action={toNewPassword}
      >
        <p role="status">
          The change is canceled{signOutEverywhere && ', and every device is signed out'}. If you didn’t ask
          for it, someone may know your password: set a new one now.
        </p>
      </AuthMessage>
    );
  }
  if (!token || hasErrorCode(error, 'auth.invalid_token')) {
    return (
      <AuthMessage
        icon={<Link2Off size={30} aria-hidden="true" />}
        title="There’s nothing to cancel"
        action={toNewPassword}
      >
        <p role="alert">
          The change is already done. If you didn’t ask for it, write to help@ampersand.example.
        </p>
      </AuthMessage>
    );
  }
  return (
    <AuthMessage
      icon={<ShieldAlert size={30} aria-hidden="true" />}
      title="Keep your current email?"
      action={
        <Button size="large" isPending={isPending} onPress={() => mutate()}>
          Cancel the change
        </Button>
      }
    >
      <p>Someone signed in to your account asked to change its email address.</p>
      <CheckboxField
        label="Also sign out every device"
        value={signOutEverywhere}
        onChange={setSignOutEverywhere}
        className="mt-4 inline-block text-start"
      />
      {error && (
        <p role="alert" className="mt-3 text-red-deep">
          {error.message}
        </p>
      )}
    </AuthMessage>
  );
}
