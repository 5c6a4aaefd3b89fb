import { cookieName } from '#base/cookie-name.ts';

/** Kept in this browser alone, where the server can read along. */
const NAME = 'skip_onboarding';
const YEAR_SECONDS = 31_536_000;
const SET = new RegExp(`(?:^|; ?)(?:__Host-)?${NAME}=1(?:;|$)`);

/** Whether a vendor has put off being led through a listing, by what the browser sends along. */
export function skipsOnboarding(cookies: string | null): boolean {
  return SET.test(cookies ?? '');
}

export function rememberSkippedOnboarding(): void {
  const isSecure = window.location.protocol === 'https:';
  const secure = isSecure ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: its successor cannot be asked while a page is drawn.
  document.cookie = `${cookieName(NAME, isSecure)}=1; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
