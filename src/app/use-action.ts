import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { toastStore } from '#ui/toast-store.ts';
import { hasErrorCode } from './api-error.ts';
import { showDone } from './show-done.ts';

interface Action<Input> {
  run: (input: Input) => Promise<unknown>;
  /** What is asked again afterwards, whether it worked or not: a refusal often means that something changed. */
  refreshes: QueryKey;
  done: string | ((input: Input) => string);
}

/** A button that does one thing. It has no field to show a failure at, so both outcomes become a toast. */
export function useAction<Input = void>({ run, refreshes, done }: Action<Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (_, input) => showDone(typeof done === 'string' ? done : done(input)),
    onError: (error) => {
      // Closing the verification dialog is a decision of the person, not news for them.
      if (hasErrorCode(error, 'two_factor_required')) return;
      const message = submitFailure(error, () => false).message ?? 'That didn’t work. Please try again.';
      toastStore.show({ id: 'settings-failed', tone: 'negative', message });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: refreshes }),
  });
}
