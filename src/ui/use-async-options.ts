import { useEffect, useRef, useState } from 'react';
import { type AsyncOptions, type AsyncOptionsState, createAsyncOptions } from './async-options.ts';

type Load<T> = (query: string, signal: AbortSignal) => Promise<readonly T[]>;

/** Keeps one search per mounted field; a new `load` function each render is fine. */
export function useAsyncOptions<T>(load: Load<T>, debounceMs: number, initialOptions: readonly T[] = []) {
  const [state, setState] = useState<AsyncOptionsState<T>>({ options: initialOptions });
  const latestLoad = useRef(load);
  const asking = useRef<AsyncOptions | null>(null);
  const firstOptions = useRef(initialOptions);

  useEffect(() => {
    latestLoad.current = load;
  }, [load]);

  useEffect(() => {
    const options = createAsyncOptions<T>({
      load: (query, signal) => latestLoad.current(query, signal),
      debounceMs,
      initialOptions: firstOptions.current,
      onChange: setState,
    });
    asking.current = options;
    return options.stop;
  }, [debounceMs]);

  return { ...state, ask: (text: string) => asking.current?.search(text) };
}
