import { toastStore } from '#ui/toast-store.ts';
import { leaveTo } from './leave-to.ts';
import { paths } from './rules/paths.ts';

/** The session has ended, here or in another tab: the way in leads back to where one was. */
export function tellLoggedOut(): void {
  const { pathname, search, hash } = window.location;
  toastStore.show({
    id: 'logged-out',
    tone: 'negative',
    message: 'You’ve been logged out.',
    action: { label: 'Log in', onPress: () => void leaveTo(paths.login(pathname + search + hash)) },
  });
}
