const STORAGE_KEY = 'current_storefront';

/** Which of their listings a vendor works on, remembered in this browser. */
export function readCurrentListing(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function rememberCurrentListing(uuid: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, uuid);
  } catch {
    // Storage can be switched off; then the first listing is the current one.
  }
}
