export interface AsyncOptionsState<T> {
  options: readonly T[];
  /** What is asked for, from its first key on; the options may still be those of an earlier text. */
  search?: { query: string; is: 'running' | 'answered' | 'failed' } | undefined;
}

export interface AsyncOptionsSetup<T> {
  load: (query: string, signal: AbortSignal) => Promise<readonly T[]>;
  debounceMs: number;
  onChange: (state: AsyncOptionsState<T>) => void;
  initialOptions?: readonly T[];
}

export interface AsyncOptions {
  search: (text: string) => void;
  stop: () => void;
}

/**
 * Suggestions for what is being typed. Blank text asks nothing, a newer question replaces an older
 * one even if that answers later, and a failure leaves the list as it was.
 */
export function createAsyncOptions<T>({
  load,
  debounceMs,
  onChange,
  initialOptions = [],
}: AsyncOptionsSetup<T>): AsyncOptions {
  let state: AsyncOptionsState<T> = { options: initialOptions };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  function publish(change: Partial<AsyncOptionsState<T>>) {
    state = { ...state, ...change };
    onChange(state);
  }

  function stop() {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  }

  async function ask(query: string) {
    const current = new AbortController();
    running = current;
    const found = await load(query, current.signal).catch(() => undefined);
    if (running !== current) return;
    publish(
      found ? { options: found, search: { query, is: 'answered' } } : { search: { query, is: 'failed' } },
    );
  }

  return {
    stop,
    search(text) {
      stop();
      const query = text.trim();
      publish({ search: query === '' ? undefined : { query, is: 'running' } });
      if (query !== '') timer = setTimeout(() => void ask(query), debounceMs);
    },
  };
}
