import {
  hasOverrides,
  NO_OVERRIDES,
  type Overrides,
  readOverrides,
  writeOverrides,
} from '../rules/session-overrides.ts';

/** Beside the cookie of the same name, which the server reads and no script can. */
const STORAGE_KEY = 'session_overrides';

/** What this tab was set to; a browser that keeps nothing has none. */
export function readStoredOverrides(): Overrides {
  try {
    return readOverrides(sessionStorage.getItem(STORAGE_KEY) ?? undefined);
  } catch {
    return NO_OVERRIDES;
  }
}

export function storeOverrides(overrides: Overrides): void {
  try {
    if (hasOverrides(overrides)) sessionStorage.setItem(STORAGE_KEY, writeOverrides(overrides));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // The cookie has them; only what brings them back after it is gone is missing.
  }
}

/** What has to be sent again: this tab has overrides, and the cookie that went with every request has none. */
export function lostOverrides(fromCookie: Overrides): Overrides | undefined {
  const stored = readStoredOverrides();
  return hasOverrides(stored) && !hasOverrides(fromCookie) ? stored : undefined;
}
