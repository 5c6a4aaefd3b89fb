const KEY = 'support_return';

/** Where staff was when they began to look through somebody's eyes, for this tab. */
export function rememberSupportPlace(address: string): void {
  try {
    sessionStorage.setItem(KEY, address);
  } catch {
    // Storage can be switched off; then Stop leads to the queue.
  }
}

export function takeSupportPlace(): string | null {
  try {
    const address = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return address;
  } catch {
    return null;
  }
}
