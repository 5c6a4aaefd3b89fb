import { useEffect, useMemo } from 'react';
import { api } from '#app/api.ts';
import { requestHeaders } from '#app/send-request.ts';
import { useOthersSeating } from '../../queries.ts';
import { PRESENCE_BEAT_MS, type Presence } from '../../rules/presence.ts';

/** Between two words of a hand that moves on and on. */
const PAUSE_MS = 1_000;

/** Also from a page that is being closed, where calls of our own would be cut off. */
async function leave(): Promise<void> {
  const headers = await requestHeaders('DELETE');
  await fetch('/web-api/v1/seating/presence', { method: 'DELETE', headers, keepalive: true });
}

/** Tells that this page is open: at once, when the table in hand changes, and every now and then while somebody looks at it. */
function createTeller(planUuid: string, take: (others: Presence[]) => void) {
  let tableUuid: string | null = null;
  let told: string | null = null;
  let isOpen = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let beating: ReturnType<typeof setInterval> | undefined;

  async function tell() {
    if (!isOpen || document.visibilityState !== 'visible') return;
    told = tableUuid;
    try {
      take(await api.seating.tellSeatingPresence({ planUuid, tableUuid }));
    } catch {
      // Nobody has to be told: the next word comes soon, and without any the page counts as closed.
    }
  }

  return {
    atTable(next: string | null) {
      tableUuid = next;
      if (!isOpen || told === next) return;
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

/** Who else has this plan open; the table in hand is told to them. */
export function usePresence(planUuid: string, tableUuid: string | undefined): readonly Presence[] {
  const { others, keep } = useOthersSeating(true);
  const teller = useMemo(() => createTeller(planUuid, keep), [planUuid, keep]);
  useEffect(() => {
    const tell = () => void teller.tell();
    teller.open();
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('pagehide', teller.close);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('pagehide', teller.close);
      teller.close();
    };
  }, [teller]);
  useEffect(() => teller.atTable(tableUuid ?? null), [teller, tableUuid]);
  return others.filter(({ place }) => place.planUuid === planUuid);
}
