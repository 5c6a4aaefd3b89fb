import { paths } from '#app/rules/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { GuestMessage, MessagesAnswer } from '../../contract/messages.contract.ts';
import type { ReminderNumber } from '../../rules/messages/message-choices.ts';
import { momentIn, REMINDER_TITLES, standingWords } from './message-words.ts';

interface RemindersSectionProps {
  page: MessagesAnswer;
  onBegin: (number: ReminderNumber) => void;
  isBeginning: boolean;
}

function reminderWords(message: GuestMessage | undefined, at: string | null, zone: string): string {
  if (message && message.state !== 'DRAFT') return standingWords(message, zone);
  return at ? `Off. Would go out ${momentIn(zone, at)}` : 'Its day has passed';
}

/** Both are off until somebody has read and approved them. */
export function RemindersSection({ page, onBegin, isBeginning }: RemindersSectionProps) {
  const { reminders, messages, closesOn, zone } = page;
  return (
    <section aria-labelledby="reminders-title" className="mb-9">
      <h2 id="reminders-title" className="mb-1 font-display text-2xl">
        Reminders
      </h2>
      <p className="mb-4 max-w-reading text-ink-soft">
        For households that haven’t answered, 21 and 7 days before your last day to reply. Nothing goes out
        before you’ve read and approved it.
      </p>
      {closesOn === null ? (
        <Notice tone="info" title="There’s no last day to reply yet" isLive={false}>
          Set one for an event, and reminders know when to go out.{' '}
          <TextLink to={paths.guestEvents()}>Go to your events</TextLink>
        </Notice>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-paper">
          {reminders.map(({ number, at }) => {
            const message = messages.find((one) => one.number === number);
            const title = REMINDER_TITLES[number];
            const isOn = message !== undefined && message.state !== 'DRAFT';
            return (
              <li key={number} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-4">
                <div className="min-w-0 grow">
                  <h3 className="font-semibold">{title}</h3>
                  <p className="text-ink-soft">{reminderWords(message, at, zone)}</p>
                </div>
                {isOn && <Badge variant="green">Approved</Badge>}
                {message ? (
                  <ButtonLink to={paths.guestMessage(message.uuid)} variant="secondary" size="small">
                    {isOn ? 'Open' : 'Read and approve'}
                    <span className="sr-only"> {title.toLowerCase()}</span>
                  </ButtonLink>
                ) : (
                  at && (
                    <Button
                      variant="secondary"
                      size="small"
                      isDisabled={isBeginning}
                      onPress={() => onBegin(number)}
                    >
                      Read and approve
                      <span className="sr-only"> {title.toLowerCase()}</span>
                    </Button>
                  )
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
