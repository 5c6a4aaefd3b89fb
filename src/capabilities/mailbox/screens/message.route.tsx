import { ArrowLeft } from 'lucide-react';
import { useRouteError } from 'react-router';
import { ErrorScreen } from '#app/error-screen.tsx';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { TextLink } from '#ui/text-link.tsx';
import { mailboxPaths } from '../rules/paths.ts';
import type { Route } from './+types/message.route.ts';
import { ChannelBadge } from './channel-badge.tsx';
import { FindingsCard } from './findings-card.tsx';
import { mailboxOrMissing } from './mailbox-or-missing.ts';
import { MessageBody } from './message-body.tsx';
import { SentAt } from './sent-at.tsx';
import { StateBadge } from './state-badge.tsx';

export function meta({ loaderData, error }: Route.MetaArgs) {
  const title = error ? 'Message not found' : (loaderData?.subject ?? 'Text message');
  return [{ title: `${title} · Ampersand` }, { name: 'robots', content: 'noindex' }];
}

export function loader({ params, context }: Route.LoaderArgs) {
  return mailboxOrMissing(apiOf(context).mailbox.read({ id: params.id }));
}

export default function MessageScreen({ loaderData }: Route.ComponentProps) {
  const { channel, to, subject, text, html, state, createdAt } = loaderData;
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <TextLink to={mailboxPaths.home()} look="plain" className="inline-flex min-h-11 items-center gap-2">
        <ArrowLeft size={20} aria-hidden="true" />
        All messages
      </TextLink>
      <h1 className="mt-2 break-words">{subject ?? 'Text message'}</h1>
      <p className="mt-3 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft">
        <ChannelBadge channel={channel} />
        <StateBadge state={state} />
        <span className="min-w-0 break-all">to {to}</span>
        <SentAt at={createdAt} />
      </p>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 lg:order-2">
          <FindingsCard text={text ?? ''} />
        </div>
        <div className="min-w-0">
          <MessageBody html={html} text={text ?? ''} />
        </div>
      </div>
    </div>
  );
}

/** Its own, so that a missing message has a title of its own as well. */
export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
