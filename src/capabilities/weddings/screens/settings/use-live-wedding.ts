import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#app/api.ts';
import { errorStatus } from '#app/api-error.ts';
import { WEDDING_KEY } from './wedding-queries.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function follow(onChange: () => void, signal: AbortSignal) {
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    try {
      for await (const { kind } of await api.liveUpdates.follow(undefined, { signal })) {
        pauseMs = FIRST_PAUSE_MS;
        if (kind !== 'ping') onChange();
      }
    } catch (error) {
      // A refusal will not turn into a yes by asking again; a broken line may mend.
      if ((errorStatus(error) ?? 500) < 500) return;
    }
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** What the others change appears here without a reload. */
export function useLiveWedding() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const controller = new AbortController();
    void follow(() => queryClient.invalidateQueries({ queryKey: WEDDING_KEY }), controller.signal);
    return () => controller.abort();
  }, [queryClient]);
}
