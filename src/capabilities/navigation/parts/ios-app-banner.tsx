import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { APP_BANNER_STORAGE_KEY, isIos } from '../rules/ios-app.ts';

// Only some visitors see it, so only they fetch it.
const IosAppBar = lazy(async () => ({ default: (await import('./ios-app-bar.tsx')).IosAppBar }));

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(APP_BANNER_STORAGE_KEY) !== null;
  } catch {
    // Storage can be switched off; then the banner comes back with the next page, and closes again.
    return false;
  }
}

function rememberDismissal(): void {
  try {
    sessionStorage.setItem(APP_BANNER_STORAGE_KEY, '1');
  } catch {
    // See above.
  }
}

const never = () => () => undefined;
const isWanted = () => isIos(navigator) && !wasDismissed();

/** On iPhones and iPads only, until dismissed for this visit. */
export function IosAppBanner() {
  const isShown = useSyncExternalStore(never, isWanted, () => false);
  const [isClosed, setClosed] = useState(false);
  if (!isShown || isClosed) return null;

  function dismiss() {
    rememberDismissal();
    setClosed(true);
  }

  return (
    <Suspense>
      <IosAppBar onDismiss={dismiss} />
    </Suspense>
  );
}
