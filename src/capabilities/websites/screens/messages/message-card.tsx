import { Mail, MailOpen, Trash2 } from 'lucide-react';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import type { SiteMessage } from '../../contract/inbox.contract.ts';
import type { MessageActions } from './use-message-actions.ts';

const REPLY = buttonStyle({ variant: 'secondary', size: 'small' });

interface MessageCardProps {
  message: SiteMessage;
  actions: MessageActions;
}

/** What one guest wrote. It is new until somebody says that they read it. */
export function MessageCard({ message, actions: { read, remove } }: MessageCardProps) {
  const { uuid, name, email, text, at, isRead } = message;
  return (
    <article
      aria-labelledby={`from-${uuid}`}
      className={`rounded-card border bg-paper p-5 ${isRead ? 'border-line' : 'border-secondary'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`from-${uuid}`} className="min-w-0 wrap-anywhere font-semibold text-lg">
          {name}
        </h2>
        {!isRead && <Badge variant="cove">New</Badge>}
        <span className="text-ink-soft text-sm">
          <TimeAgoText at={at} />
        </span>
      </div>
      {email !== '' && <p className="break-all text-ink-soft text-sm">{email}</p>}
      <p dir="auto" className="mt-2 max-w-reading whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {email !== '' && (
          <a href={`mailto:${encodeURIComponent(email)}`} className={REPLY}>
            <Mail size={16} aria-hidden="true" />
            Reply<span className="sr-only"> to {name}</span>
          </a>
        )}
        {!isRead && (
          <Button
            variant="secondary"
            size="small"
            icon={<MailOpen size={16} aria-hidden="true" />}
            isDisabled={read.isPending}
            onPress={() => read.mutate([uuid])}
          >
            Mark as read<span className="sr-only">, from {name}</span>
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon={<Trash2 size={16} aria-hidden="true" />}
          isDisabled={remove.isPending}
          onPress={() => remove.mutate(uuid)}
        >
          Remove<span className="sr-only"> message from {name}</span>
        </Button>
      </div>
    </article>
  );
}
