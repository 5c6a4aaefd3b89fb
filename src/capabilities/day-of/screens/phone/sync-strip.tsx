import { Cloud, CloudOff } from 'lucide-react';
import type { PhoneState } from './store/phone-store.ts';

/** Says calmly that nothing is lost: what is not sent is on this phone. */
export function SyncStrip({ state, timeZone }: { state: PhoneState; timeZone: string }) {
  const { isOnline, savedAt, log } = state;
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
    </div>
  );
}
