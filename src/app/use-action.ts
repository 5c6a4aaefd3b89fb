import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { type ToastInput, toastStore } from '#ui/toast-store.ts';
import { hasErrorCode } from './api-error.ts';
import { filtersOf, type Refreshed } from './use-refresh.ts';

/** What the toast says afterwards. */
export type Done = Omit<Partial<ToastInput>, 'message' | 'secondAction'> & {
  message: string;
  /** The way back. */
  undo?: () => void;
};

interface Action<Input, Answer> {
  run: (input: Input) => Promise<Answer>;
  /** What is asked again afterwards, whether it worked or not: a refusal often means that something changed. */
  refreshes?: readonly Refreshed[];
  /** Shows at once what will be. It holds until what it `refreshes` is there. */
  optimistic?: (queryClient: QueryClient, input: Input) => void;
  /** Puts the answer where it is shown. Then nobody waits for what it `refreshes`. */
  keeps?: (queryClient: QueryClient, answer: Answer, input: Input) => void;
  done?: string | Done | ((input: Input, answer: Answer) => string | Done | undefined);
  /** What goes on from here, once it is done. */
  onDone?: (answer: Answer, input: Input) => unknown;
  /**
   * Where a refusal is told: in a toast, the usual or these words; `here` where `error` is shown, or where a form awaits
   * `mutateAsync`.
   */
  failure?: 'here' | ((error: Error, input: Input) => string | undefined);
  /** Of all its toasts; the next takes the place of the last. */
  toast?: Pick<ToastInput, 'id' | 'autoDismissMs'>;
  /** Actions of one scope happen one after the other. */
  scope?: string;
}

const DONE_TOAST = { id: 'action-done', autoDismissMs: 6_000 } as const;
const FAILED_TOAST = { id: 'action-failed' } as const;

function showDone(done: string | Done | undefined, toast: Action<never, never>['toast'] = DONE_TOAST): void {
  if (done === undefined) return;
  const { undo, ...words } = typeof done === 'string' ? { message: done } : done;
  toastStore.show({
    ...toast,
    tone: 'positive',
    ...words,
    ...(undo && { secondAction: { label: 'Undo', onPress: undo } }),
  });
}

/** One thing that a button or a form does: what it calls, what is shown of it, and what is asked again. */
export function useAction<Input = void, Answer = unknown>({
  run,
  refreshes = [],
  optimistic,
  keeps,
  done,
  onDone,
  failure,
  toast,
  scope,
}: Action<Input, Answer>): UseMutationResult<Answer, Error, Input> {
  const queryClient = useQueryClient();
  /** An answer on its way may be older than what is shown now. */
  const stopAsking = () => Promise.all(refreshes.map((what) => queryClient.cancelQueries(filtersOf(what))));
  return useMutation({
    mutationFn: run,
    ...(scope !== undefined && { scope: { id: scope } }),
    onMutate: async (input) => {
      if (!optimistic) return;
      await stopAsking();
      optimistic(queryClient, input);
    },
    onSuccess: async (answer, input) => {
      if (keeps) {
        await stopAsking();
        keeps(queryClient, answer, input);
      }
      showDone(typeof done === 'function' ? done(input, answer) : done, toast);
      await onDone?.(answer, input);
    },
    onError: (error, input) => {
      // Closing the verification dialog is a decision of the person, not news for them.
      if (failure === 'here' || hasErrorCode(error, 'two_factor_required')) return;
      const message = failure ? failure(error, input) : submitFailure(error, () => false).message;
      if (failure && message === undefined) return;
      toastStore.show({
        ...(toast ?? FAILED_TOAST),
        tone: 'negative',
        message: message ?? 'That didn’t work. Please try again.',
      });
    },
    onSettled: async () => {
      const asking = Promise.all(refreshes.map((what) => queryClient.invalidateQueries(filtersOf(what))));
      if (!keeps) await asking;
    },
  });
}
