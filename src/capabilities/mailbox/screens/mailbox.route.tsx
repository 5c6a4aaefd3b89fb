import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { MOST_MESSAGES, mailboxInput, mailboxQuery } from '../queries.ts';
import type { Route } from './+types/mailbox.route.ts';
import { AddressFilter } from './address-filter.tsx';
import { mailboxOrMissing } from './mailbox-or-missing.ts';
import { MessageList } from './message-list.tsx';

const POLL_MS = 3_000;

export const meta = () => [{ title: 'Mailbox · Ampersand' }, { name: 'robots', content: 'noindex' }];

export function loader({ request, context }: Route.LoaderArgs) {
  const to = new URL(request.url).searchParams.get('to') ?? '';
  return mailboxOrMissing(apiOf(context).mailbox.list(mailboxInput(to)));
}

/** The list asks for itself; only its first showing comes with the page. */
export const shouldRevalidate = () => false;

export default function MailboxScreen({ loaderData }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const to = search.get('to') ?? '';
  const messages = useQuery({
    ...mailboxQuery(to),
    // While another address is asked for, the old list is better than none.
    placeholderData: (previous) => previous ?? loaderData,
    refetchInterval: POLL_MS,
  });
  const showOnly = useCallback(
    (address: string) =>
      setSearch(address ? { to: address } : {}, { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const list = messages.data ?? loaderData;
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Mailbox"
        lead="Emails and text messages of this machine, kept instead of sent. New ones appear by themselves."
        className="mb-6"
      />
      <div className="mb-5 flex flex-wrap items-center gap-4">
        <AddressFilter to={to} onChange={showOnly} />
        <p role="status" className="text-ink-soft">
          {list.length === MOST_MESSAGES
            ? `The newest ${MOST_MESSAGES}`
            : `${list.length} ${list.length === 1 ? 'message' : 'messages'}`}
        </p>
      </div>
      {messages.isError && (
        <Notice tone="warn" className="mb-5">
          The server doesn’t answer just now. This list goes on as soon as it does.
        </Notice>
      )}
      {list.length > 0 ? (
        <MessageList messages={list} />
      ) : (
        <EmptyState title="Nothing here yet" icon={<Inbox size={28} aria-hidden="true" />}>
          {to
            ? `No message to ${to}.`
            : 'Create an account or ask for a new password, and the mail arrives here.'}
        </EmptyState>
      )}
    </div>
  );
}
