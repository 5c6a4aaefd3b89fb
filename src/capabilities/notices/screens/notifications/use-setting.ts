import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/api.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { NotificationSetting } from '../../contract.ts';

type Choice = Pick<NotificationSetting, 'mail' | 'textMessages'>;

const SHOWN_MS = 4_000;

/** Shows a choice at once and saves it; one that could not be saved goes back to what it was. */
export function useSetting({ side, mail, textMessages }: NotificationSetting) {
  const [choice, setChoice] = useState<Choice>({ mail, textMessages });
  const { mutate } = useMutation({
    mutationFn: ({ next }: { next: Choice; before: Choice }) =>
      api.notices.saveNotifications({ side, ...next }),
    // One after the other, so that of two quick choices the second is what stays.
    scope: { id: `notifications:${side}` },
    onSuccess: () =>
      toastStore.show({
        id: 'notifications-saved',
        tone: 'positive',
        message: 'Saved',
        autoDismissMs: SHOWN_MS,
      }),
    onError: (_, { before }) => {
      setChoice(before);
      toastStore.show({
        id: 'notifications-failed',
        tone: 'negative',
        message: 'That could not be saved. Please try again.',
      });
    },
  });
  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    mutate({ next, before: choice });
  };
  return { ...choice, change };
}
