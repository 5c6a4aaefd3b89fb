import { toastStore } from '#ui/toast-store.ts';
import { api } from '../api.ts';
import { leaveTo } from '../leave-to.ts';

export async function logOut(next: string): Promise<void> {
  try {
    await api.identity.auth.signOut();
    await leaveTo(next);
  } catch {
    toastStore.show({
      tone: 'negative',
      message: 'We couldn’t log you out. Please try again.',
      autoDismissMs: 10_000,
    });
  }
}
