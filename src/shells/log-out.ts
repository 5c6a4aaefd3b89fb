import { api } from '#app/api.ts';
import { leaveTo } from '#app/leave-to.ts';
import { toastStore } from '#ui/toast-store.ts';

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
