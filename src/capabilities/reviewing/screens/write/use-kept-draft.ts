import { useEffect, useRef, useState } from 'react';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import type { OwnReview, ReviewWords } from '../../contract/own-review.contract.ts';

const REST_MS = 800;

export type DraftState = 'idle' | 'saving' | 'saved' | 'failed' | 'overtaken';

/**
 * Sends what is written once the hand rests, one after the other, each over the version that the last one answered. `settle`
 * ends with everything sent, for whoever sends the whole afterwards.
 */
export function useKeptDraft(form: RuleForm<ReviewWords>, review: OwnReview, isDraft: boolean) {
  const [state, setState] = useState<DraftState>('idle');
  const version = useRef(review.version);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const { uuid } = review.storefront;
  const { methods } = form;

  async function send(): Promise<void> {
    setState('saving');
    try {
      const words = methods.getValues();
      const kept = await api.reviewing.saveReviewDraft({ uuid, version: version.current, ...words });
      version.current = kept.version;
      setState('saved');
    } catch (error) {
      setState(hasErrorCode(error, 'review.changed_meanwhile') ? 'overtaken' : 'failed');
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
    /** Everything that is under way has arrived; what still waited goes with the whole. */
    settle: async () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      await sending.current;
      return version.current;
    },
    /** Another call has written it meanwhile. */
    follow: (next: OwnReview) => {
      version.current = next.version;
    },
  };
}
