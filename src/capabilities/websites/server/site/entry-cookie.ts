import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { pathCookieName } from '#base/cookie-name.ts';
import type { Platform } from '#platform/platform.ts';
import { websitePaths } from '../../rules/paths.ts';
import { SITE_COOKIE } from '../../rules/site-cookie.ts';

const KEPT_SECONDS = 180 * 86_400;

/** What this browser has shown before: the passcodes of that time, and whose household it is. */
export type SiteEntry = {
  /** Of the site, by its number: a new one ends what the old one opened. */
  passcode?: number | undefined;
  pages: Record<string, number>;
  household?: string | undefined;
};

const entrySchema = z.object({
  passcode: z.number().optional(),
  pages: z.record(z.string(), z.number()),
  household: z.uuid().optional(),
});

export const NO_ENTRY: SiteEntry = { pages: {} };

type Signing = Pick<Platform, 'secret' | 'config'>;

/** Bound to the wedding: what opens one site says nothing about another. */
function sign(secret: string, weddingId: string, value: string): string {
  return createHmac('sha256', secret).update(`website-entry:${weddingId}:${value}`).digest('base64url');
}

function given(headers: Headers, name: string): string | undefined {
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

export function readEntry({ secret, config }: Signing, headers: Headers, weddingId: string): SiteEntry {
  const [value = '', signature = ''] = (
    given(headers, pathCookieName(SITE_COOKIE, config.isProduction)) ?? ''
  ).split('.');
  const [expected, shown] = [Buffer.from(sign(secret, weddingId, value)), Buffer.from(signature)];
  if (value === '' || expected.length !== shown.length || !timingSafeEqual(expected, shown)) return NO_ENTRY;
  const parsed = entrySchema.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  return parsed.success ? parsed.data : NO_ENTRY;
}

/** For the pages of this site alone, and for no script. */
export function entryCookie(
  { secret, config }: Signing,
  { weddingId, slug }: { weddingId: string; slug: string },
  entry: SiteEntry,
): string {
  const value = Buffer.from(JSON.stringify(entry)).toString('base64url');
  return [
    `${pathCookieName(SITE_COOKIE, config.isProduction)}=${value}.${sign(secret, weddingId, value)}`,
    `Path=${websitePaths.site(slug)}`,
    `Max-Age=${KEPT_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(config.isProduction ? ['Secure'] : []),
  ].join('; ');
}
