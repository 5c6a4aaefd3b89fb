import { Cloud, CloudOff } from 'lucide-react';
import { lostWords } from '../../rules/lost-words.ts';
import type { PhoneState } from './store/phone-store.ts';

interface SyncStripProps {
  state: PhoneState;
  timeZone: string;
  onDismissLost: () => void;
}

/** Says calmly that nothing is lost: what is not sent is on this phone. What was not taken, it says as plainly. */
export function SyncStrip({ state, timeZone, onDismissLost }: SyncStripProps) {
  const { isOnline, savedAt, log, lost } = state;
  const waiting = log.outbox.length;
  const at = savedAt
    ? new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(
        new Date(savedAt),
      )
    : '';
  return (
    <div role="status" className={isOnline ? 'bg-transparent text-ink-soft' : 'bg-gold-tint text-gold-deep'}>
      <p className="mx-auto flex min-h-9 max-w-xl items-center gap-2 px-5 py-1.5 text-sm">
        {isOnline ? <Cloud size={16} aria-hidden="true" /> : <CloudOff size={16} aria-hidden="true" />}
        <span className="grow">
          {isOnline ? (
            `Up to date${at && `, ${at}`}`
          ) : (
            <>
              <strong>Offline.</strong> All saved on this phone.
            </>
          )}
        </span>
        {waiting > 0 && <strong>{waiting} to send</strong>}
      </p>
      {lost > 0 && (
        <p className="flex items-center gap-3 bg-gold-tint px-5 text-gold-deep text-sm">
          <span className="mx-auto flex min-h-11 w-full max-w-xl items-center justify-between gap-3">
            <span className="py-2">{lostWords(lost)} The plan or your link changed meanwhile.</span>
            <button
              type="button"
              onClick={onDismissLost}
              className="min-h-11 shrink-0 cursor-pointer font-semibold underline"
            >
              OK
            </button>
          </span>
        </p>
      )}
    </div>
  );
}
