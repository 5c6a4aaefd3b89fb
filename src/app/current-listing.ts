import { cookieName } from '#base/cookie-name.ts';

/** Also the key under which browsers kept the choice before the server read along. */
const NAME = 'current_storefront';
const YEAR_SECONDS = 31_536_000;
const CHOSEN = new RegExp(`(?:^|; ?)(?:__Host-)?${NAME}=([0-9a-f-]{36}|all)(?:;|$)`);

/** Which of their listings a vendor chose to work on, or `all`, by what the browser sends along. It may be anybody's. */
export function currentListingIn(cookies: string | null): string | null {
  return CHOSEN.exec(cookies ?? '')?.[1] ?? null;
}

export function rememberCurrentListing(uuid: string): void {
  const isSecure = window.location.protocol === 'https:';
  const secure = isSecure ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: its successor cannot be asked while a page is drawn.
  document.cookie = `${cookieName(NAME, isSecure)}=${uuid}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** What this browser kept before there was a cookie becomes one. */
function takeOverStored(): string | null {
  try {
    const stored = localStorage.getItem(NAME);
    if (stored === null) return null;
    localStorage.removeItem(NAME);
    rememberCurrentListing(stored);
  } catch {
    // Storage can be switched off; then nothing was kept there.
  }
  return currentListingIn(document.cookie);
}

/** The same in the browser, where it changes without a new page. */
export function readCurrentListing(): string | null {
  return currentListingIn(document.cookie) ?? takeOverStored();
}
