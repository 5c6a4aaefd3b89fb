import type { SeatingPlan } from '../../rules/solver/problem.ts';
import type { SearchOrder, SearchWord } from './search-worker.ts';

/** The search beside the page, so that nobody waits for it; undefined where it was stopped. */
export function runSearch(
  order: SearchOrder,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<SeatingPlan | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    function end(result: SeatingPlan | undefined) {
      worker.terminate();
      resolve(result);
    }
    signal.addEventListener('abort', () => end(undefined), { once: true });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message || 'The search could not start.'));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<SearchWord>) => {
      if (data.plan) end(data.plan);
      else onProgress(data.done);
    });
    worker.postMessage(order);
  });
}
