import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { reportError } from '#app/report-error.ts';
import type { ThreadEvent, ThreadPage } from '../contract/fields.ts';
import { earlierThan, joinEvents } from '../rules/thread-page.ts';

type Going = 'still' | 'underway' | 'failed';

/**
 * Everything that is known of a thread: its newest page, as live updates bring it, and what its reader went back to.
 * What they were reading stays where it is while earlier messages come in above.
 */
export function useThreadEvents(
  page: readonly ThreadEvent[],
  scroller: RefObject<HTMLElement | null>,
  readEarlier: (before: number) => Promise<ThreadPage>,
) {
  const [newest, setNewest] = useState(page);
  const [events, setEvents] = useState(page);
  const [going, setGoing] = useState<Going>('still');
  const belowPx = useRef<number>(undefined);
  if (newest !== page) {
    setNewest(page);
    setEvents(joinEvents(events, page));
  }
  const earlierBefore = earlierThan(events);

  async function showEarlier() {
    if (earlierBefore === null || going === 'underway') return;
    setGoing('underway');
    try {
      const earlier = await readEarlier(earlierBefore);
      const box = scroller.current;
      if (box) belowPx.current = box.scrollHeight - box.scrollTop;
      setEvents((known) => joinEvents(known, earlier.events));
      setGoing('still');
      // The button goes with the last page.
      if (earlier.earlierBefore === null) box?.focus({ preventScroll: true });
    } catch (error) {
      reportError('earlier-messages', error);
      setGoing('failed');
    }
  }

  const firstSeq = events[0]?.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what came in above that moves the rest
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || belowPx.current === undefined) return;
    box.scrollTop = box.scrollHeight - belowPx.current;
    belowPx.current = undefined;
  }, [firstSeq, scroller]);

  return { events, earlier: { isThere: earlierBefore !== null, going, show: () => void showEarlier() } };
}

export type EarlierMessages = ReturnType<typeof useThreadEvents>['earlier'];
