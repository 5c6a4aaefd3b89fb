/** What someone has waved away in this tab; storage that is switched off forgets it with the page. */
export function isDismissedThisSession(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function dismissForSession(key: string): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Then it may be asked again on the next page, which is better than failing.
  }
}
