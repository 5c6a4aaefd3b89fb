import type { UserContext } from './user-context.ts';

const STORAGE_KEY = 'frame-bars';

/**
 * Documents are the same for everyone, and who is asking is known only after hydration. This runs before the first paint
 * and marks what the frame is about to show, so that styles can hold its place and nothing jumps or flashes.
 */
export const FRAME_HINT_SCRIPT = [
  'try{const c=document.documentElement.classList;',
  "if(/(^|; |-)logged_in=/.test(document.cookie)){c.add('is-signed-in');",
  `const b=localStorage.getItem('${STORAGE_KEY}');if(b)c.add(...b.split(' '))}}catch{}`,
].join('');

/** The mark of a session may outlive it: whoever turns out to be a guest sees what guests see. */
export function takeBackHint(): void {
  document.documentElement.classList.remove('is-signed-in');
}

/** What the next page wants to know before it is painted, as class names: the bars around the header, and whose side it is. */
export function frameBars(user: UserContext | undefined): string[] {
  if (!user || user.is_guest) return [];
  return [
    user.is_spoof && 'is-impersonated',
    !user.email_verified && 'is-unverified',
    user.has_vendor_account && 'is-vendor',
    user.user_role_account_weddings.length > 0 && 'is-couple',
  ].filter((bar) => bar !== false);
}

/** Leaves the hint for the next page, in this tab or another; it counts only while somebody is signed in. */
export function rememberFrameBars(bars: readonly string[]): void {
  try {
    if (bars.length > 0) localStorage.setItem(STORAGE_KEY, bars.join(' '));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage can be switched off; then the bars just come a moment later.
  }
}

/** Whom a page can lead on. */
export type LedHint = 'is-vendor' | 'is-couple';

/**
 * For the document of a page that some are led on from, before it is painted. What was remembered may be old, so it is
 * forgotten first: nobody is led in circles.
 */
export function leadOnScript(hint: LedHint, address: string): string {
  return `if(document.documentElement.classList.contains('${hint}')){localStorage.removeItem('${STORAGE_KEY}');location.replace('${address}')}`;
}
