import { BellOff, CircleCheck, Link2Off } from 'lucide-react';
import { data } from 'react-router';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { AuthMessage } from '#capabilities/identity/parts/auth-message.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { isUnsubscribeToken } from '../rules/unsubscribe-link.ts';
import type { Route } from './+types/unsubscribe.route.ts';

// The address is a key: no search engine may keep it, and no other site may learn it.
export const meta = () => [
  { title: 'Unsubscribe · Ampersand' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

const ABOUT = { COUPLE: 'your inquiries to vendors', VENDOR: 'your leads' } as const;

const toSettings = (
  <ButtonLink to={paths.notificationSettings()} variant="secondary">
    Manage email preferences
  </ButtonLink>
);

/** A link that was cut short on its way is said to be so at once, and leads nowhere. */
export function loader({ params: { token } }: Route.LoaderArgs) {
  const isWhole = isUnsubscribeToken(token);
  return data({ isWhole }, { status: isWhole ? 200 : 404 });
}

/** Nothing happens by opening the page: programs that look through mail open every link in it. */
export default function UnsubscribeScreen({
  params: { token },
  loaderData: { isWhole },
}: Route.ComponentProps) {
  const {
    mutate,
    data: done,
    error,
    isPending,
  } = useAction({ run: () => api.notices.unsubscribe({ token }), failure: 'here' });
  if (done) {
    return (
      <AuthMessage
        icon={<CircleCheck size={30} aria-hidden="true" />}
        title="You’re unsubscribed"
        action={toSettings}
      >
        <p role="status">
          We will send no more emails about {ABOUT[done.side]}. Your inbox still has everything.
        </p>
      </AuthMessage>
    );
  }
  if (!isWhole || hasErrorCode(error, 'not_found')) {
    return (
      <AuthMessage
        icon={<Link2Off size={30} aria-hidden="true" />}
        title="This link is incomplete"
        action={toSettings}
      >
        <p role={isWhole ? 'alert' : undefined}>
          Open it from the email again, or turn these emails off in your settings.
        </p>
      </AuthMessage>
    );
  }
  return (
    <AuthMessage
      icon={<BellOff size={30} aria-hidden="true" />}
      title="Stop these emails?"
      action={
        <Button size="large" isPending={isPending} onPress={() => mutate()}>
          Unsubscribe
        </Button>
      }
    >
      <p>You’ll no longer get emails about messages and bookings. You can turn them back on any time.</p>
      {error && (
        <p role="alert" className="mt-3 text-red-deep">
          {error.message}
        </p>
      )}
    </AuthMessage>
  );
}
