import { Mail } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { GuestMessage } from '../../contract/messages.contract.ts';
import type { WrittenKind } from '../../rules/messages/message-choices.ts';
import type { MessageState } from '../../rules/messages/message-states.ts';
import { audienceWords, messageTitle, standingWords } from './message-words.ts';

const BADGES: Readonly<Record<MessageState, { label: string; variant: 'gray' | 'gold' | 'green' }>> = {
  DRAFT: { label: 'Draft', variant: 'gray' },
  SCHEDULED: { label: 'Scheduled', variant: 'gold' },
  SENDING: { label: 'Sending', variant: 'gold' },
  SENT: { label: 'Sent', variant: 'green' },
};

interface MessagesSectionProps {
  messages: readonly GuestMessage[];
  events: readonly GuestEvent[];
  zone: string;
  onBegin: (kind: WrittenKind) => void;
  isBeginning: boolean;
}

export function MessagesSection({ messages, events, zone, onBegin, isBeginning }: MessagesSectionProps) {
  const begin = (
    <div className={classNames('flex flex-wrap gap-3', messages.length === 0 && 'justify-center')}>
      <Button onPress={() => onBegin('MESSAGE')} isDisabled={isBeginning}>
        New message
      </Button>
      <Button variant="secondary" onPress={() => onBegin('INVITATION')} isDisabled={isBeginning}>
        Email the invitation
      </Button>
    </div>
  );
  return (
    <section aria-labelledby="messages-title">
      <h2 id="messages-title" className="mb-1 font-display text-2xl">
        Messages to guests
      </h2>
      {messages.length === 0 ? (
        <EmptyState
          title="Write to everyone at once"
          icon={<Mail size={28} aria-hidden="true" />}
          action={begin}
        >
          A change of plans, where to park, the hotel block. Every household gets it in its language, with its
          own link. You see it before anyone else does.
        </EmptyState>
      ) : (
        <>
          <p className="mb-4 text-ink-soft">You see every message before anyone else does.</p>
          <div className="mb-5">{begin}</div>
          <ul aria-label="Messages" className="divide-y divide-line rounded-card border border-line bg-paper">
            {messages.map((message) => {
              const { label, variant } = BADGES[message.state];
              return (
                <li key={message.uuid} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-4">
                  <div className="min-w-0 grow basis-64">
                    <h3 className="wrap-anywhere font-semibold">
                      <TextLink to={paths.guestMessage(message.uuid)}>
                        <bdi>{messageTitle(message)}</bdi>
                      </TextLink>
                    </h3>
                    <p className="text-ink-soft">
                      {audienceWords(message, events)}
                      {message.state !== 'DRAFT' && ` · ${standingWords(message, zone)}`}
                    </p>
                  </div>
                  <Badge variant={variant}>{label}</Badge>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
