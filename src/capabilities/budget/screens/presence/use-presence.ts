import { useEffect, useMemo } from 'react';
import { api } from '#app/api.ts';
import { requestHeaders } from '#app/send-request.ts';
import { useOthersHere } from '../../queries.ts';
import { isSameCell, PRESENCE_BEAT_MS, type Presence, type PresenceCell } from '../../rules/presence.ts';

/** Between two words of a hand that moves on and on. */
const PAUSE_MS = 1_000;

/** Also from a page that is being closed, where calls of our own would be cut off. */
async function leave(): Promise<void> {
  const headers = await requestHeaders('DELETE');
  await fetch('/web-api/v1/budget/presence', { method: 'DELETE', headers, keepalive: true });
}

/** Tells where this page is: at once, when that changes, and every now and then while somebody looks at it. */
function createTeller(take: (others: Presence[]) => void) {
  let cell: PresenceCell | null = null;
  let told: PresenceCell | null = null;
  let isOpen = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let beating: ReturnType<typeof setInterval> | undefined;

  async function tell() {
    if (!isOpen || document.visibilityState !== 'visible') return;
    told = cell;
    try {
      take(await api.budget.tellPresence({ cell }));
    } catch {
      // Nobody has to be told: the next word comes soon, and without any the page counts as closed.
    }
  }

  return {
    move(next: PresenceCell | null) {
      cell = next;
      if (!isOpen || isSameCell(told, cell)) return;
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void tell();
      }, PAUSE_MS);
    },
    open() {
      isOpen = true;
      beating = setInterval(() => void tell(), PRESENCE_BEAT_MS);
      void tell();
    },
    tell,
    close() {
      isOpen = false;
      clearInterval(beating);
      clearTimeout(waiting);
      waiting = undefined;
      void leave().catch(() => undefined);
    },
  };
}

/** Who else has this budget open; `onCell` tells them where one is. */
export function usePresence(isOn: boolean) {
  const { others, keep } = useOthersHere(isOn);
  const teller = useMemo(() => createTeller(keep), [keep]);
  useEffect(() => {
    if (!isOn) return;
    const tell = () => void teller.tell();
    teller.open();
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('pagehide', teller.close);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('pagehide', teller.close);
      teller.close();
    };
  }, [isOn, teller]);
  return { others, onCell: teller.move };
}
