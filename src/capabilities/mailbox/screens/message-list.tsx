import { Link } from 'react-router';
import type { Api } from '#app/api-type.ts';
import { truncate } from '#base/text.ts';
import { mailboxPaths } from '../rules/paths.ts';
import { ChannelBadge } from './channel-badge.tsx';
import { SentAt } from './sent-at.tsx';
import { StateBadge } from './state-badge.tsx';

export type MessageSummary = Awaited<ReturnType<Api['mailbox']['list']>>[number];

const PREVIEW_LENGTH = 140;

/** The first words of the message, without the heading that repeats the subject. */
function preview({ subject, text }: MessageSummary): string {
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '' && !/^=+$/.test(line));
  const body = subject ? lines.slice(1) : lines;
  return truncate(body.join(' '), PREVIEW_LENGTH);
}

function MessageRow({ message }: { message: MessageSummary }) {
  const { id, channel, to, subject, text, state, createdAt } = message;
  const title = subject ?? truncate(text ?? 'No text', PREVIEW_LENGTH);
  return (
    <li className="relative rounded-card border border-line bg-paper p-4 transition-colors hover:border-ink/40 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <ChannelBadge channel={channel} />
        <span className="min-w-0 break-all">{to}</span>
        {state !== 'SENT' && <StateBadge state={state} />}
        <span className="sm:ms-auto">
          <SentAt at={createdAt} />
        </span>
      </div>
      <Link
        to={mailboxPaths.message(id)}
        className="mt-2 block break-words font-semibold after:absolute after:inset-0 after:rounded-card"
      >
        {title}
      </Link>
      {subject && <p className="break-words text-ink-soft">{preview(message)}</p>}
    </li>
  );
}

export function MessageList({ messages }: { messages: readonly MessageSummary[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} />
      ))}
    </ul>
  );
}
