import { useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import type { NotificationSetting } from '../../contract.ts';

type Choice = Pick<NotificationSetting, 'mail' | 'textMessages'>;

/** Shows a choice at once and saves it; one that could not be saved goes back to what it was. */
export function useSetting({ side, mail, textMessages }: NotificationSetting) {
  const [kept, setKept] = useState<Choice>({ mail, textMessages });
  const { mutate, isPending, variables } = useAction({
    run: (choice: Choice) => api.notices.saveNotifications({ side, ...choice }),
    // One after the other, so that of two quick choices the second is what stays.
    scope: `notifications:${side}`,
    onDone: (_, choice) => setKept(choice),
    done: { id: 'notifications-saved', message: 'Saved', autoDismissMs: 4_000 },
    failure: () => 'We couldn’t save that. Please try again.',
  });
  const choice = isPending ? variables : kept;
  return { ...choice, change: (part: Partial<Choice>) => mutate({ ...choice, ...part }) };
}
