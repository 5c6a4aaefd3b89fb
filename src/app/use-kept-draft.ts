import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import { hasErrorCode } from './api-error.ts';

const REST_MS = 800;

export type DraftState = 'idle' | 'saving' | 'saved' | 'failed' | 'overtaken';

type Versioned = { version: number };

/** What a form asks of its draft; named, since each of the two is made of the other. */
export interface DraftKeeper {
  state: DraftState;
  /** Everything that is under way has arrived; what still waited goes with the whole. Answers the version of then. */
  settle: () => Promise<number>;
  /** Another call has written it meanwhile. */
  follow: (next: Versioned) => void;
}

interface KeptDraft<Values> {
  /** As it was read. */
  version: number;
  isDraft: boolean;
  save: (words: Values, version: number) => Promise<Versioned>;
  /** The refusal of somebody who was overtaken. */
  overtaken: Parameters<typeof hasErrorCode>[1];
}

/**
 * Sends what is written once the hand rests, one after the other, each over the version that the last one answered. `settle`
 * ends with everything sent, for whoever sends the whole afterwards.
 */
export function useKeptDraft<Values extends FieldValues>(
  { methods }: RuleForm<Values>,
  { version: readVersion, isDraft, save, overtaken }: KeptDraft<Values>,
): DraftKeeper {
  const [state, setState] = useState<DraftState>('idle');
  const version = useRef(readVersion);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());

  async function send(): Promise<void> {
    setState('saving');
    try {
      const kept = await save(methods.getValues(), version.current);
      version.current = kept.version;
      setState('saved');
    } catch (error) {
      setState(hasErrorCode(error, overtaken) ? 'overtaken' : 'failed');
    }
  }

  function sendNext(): Promise<void> {
    clearTimeout(timer.current);
    timer.current = undefined;
    sending.current = sending.current.then(send);
    return sending.current;
  }

  useEffect(() => {
    if (!isDraft) return;
    const stop = methods.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void sendNext(), REST_MS);
      },
    });
    // A phone that goes into a pocket may never come back to this page.
    const leave = () =>
      document.visibilityState === 'hidden' && timer.current !== undefined && void sendNext();
    document.addEventListener('visibilitychange', leave);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', leave);
      if (timer.current !== undefined) void sendNext();
    };
  });

  return {
    state,
    settle: async () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      await sending.current;
      return version.current;
    },
    follow: (next) => {
      version.current = next.version;
    },
  };
}
