import { safeNext } from './paths.ts';

const LONGEST = 2000;

/**
 * Where a page that others link to leads back: a path of ours, or an address that begins with our own site, letter by
 * letter. What comes out is always a path, so that nothing of a host is left to be read by whoever resolves it next.
 */
export function safeReturn(returnUrl: string | null | undefined, site: string, fallback: string): string {
  if (!returnUrl || returnUrl.length > LONGEST) return fallback;
  if (returnUrl.startsWith('/')) return safeNext(returnUrl, fallback);
  const origin = URL.canParse(site) ? new URL(site).origin : null;
  if (!origin || !returnUrl.startsWith(`${origin}/`)) return fallback;
  return safeNext(returnUrl.slice(origin.length), fallback);
}
