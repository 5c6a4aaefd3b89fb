import { MailCheck, X } from 'lucide-react';
import { useState } from 'react';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Household } from '../../contract.ts';
import { MAILING_CHANNEL_LABELS, MAILING_KIND_LABELS } from '../../rules/mailings/mailing.ts';
import { MarkSentDialog } from './mark-sent-dialog.tsx';
import { useMailingActions } from './use-mailing-actions.ts';

interface MailingsSectionProps {
  household: Household;
  today: string;
}

/** What went out to a household. */
export function MailingsSection({ household, today }: MailingsSectionProps) {
  const { mailings } = household;
  const markSent = useMailingActions();
  const [isMarking, setMarking] = useState(false);
  return (
    <section aria-label="Sent" className="mb-6">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-display text-xl">Sent</h3>
        <Button
          variant="quiet"
          size="small"
          icon={<MailCheck size={16} aria-hidden="true" />}
          onPress={() => setMarking(true)}
        >
          Mark as sent
        </Button>
      </div>
      {mailings.length === 0 ? (
        <p className="text-ink-soft text-sm">Nothing yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {mailings.map(({ kind, channel, sentOn }) => (
            <li key={kind} className="flex min-h-11 items-center gap-2">
              <p className="me-auto flex min-w-0 flex-wrap items-baseline gap-x-2">
                <span className="font-medium">{MAILING_KIND_LABELS[kind]}</span>
                <span className="text-ink-soft text-sm">
                  {MAILING_CHANNEL_LABELS[channel].toLowerCase()}, {formatDateInText(calendarDate(sentOn))}
                </span>
              </p>
              <IconButton
                label={`Take off: ${MAILING_KIND_LABELS[kind]}`}
                icon={<X size={18} />}
                onPress={() => void markSent({ kind, channel, sentOn: null }, [household])}
              />
            </li>
          ))}
        </ul>
      )}
      {isMarking && (
        <MarkSentDialog
          households={[household]}
          today={today}
          markSent={markSent}
          onClose={() => setMarking(false)}
        />
      )}
    </section>
  );
}
