import { createHash } from 'node:crypto';

/** Those that run; data for search engines is no script, whatever its tag says. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes of every inline script of a document, for a policy that can be cached with it. */
export function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>();
  // Letter for byte: decoding a page costs more than finding its scripts, and a browser hashes bytes as well.
  for (const [, body = ''] of html.toString('latin1').matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(body, 'latin1').digest('base64')}'`);
  }
  return [...hashes];
}

/** Strict by default: our own files, plus exactly the inline scripts named by hash or nonce. */
export function contentSecurityPolicy(scriptSources: string[], hotReload: boolean): string {
  const scripts = hotReload ? ["'self'", "'unsafe-inline'"] : ["'self'", ...scriptSources];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    // React Aria positions popovers through style attributes, which hashes cannot name.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${hotReload ? ' ws:' : ''}`,
    // The map works in a worker; it is a file of the build like any other.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // A storefront's film plays where it is kept, once somebody presses play.
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  ].join('; ');
}

/** For answers that are data: nothing in them may ever run, and nobody keeps them. Documents and files say otherwise. */
const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
};

/** What every answer begins with. */
export function baseHeaders(isProduction: boolean): Record<string, string> {
  return {
    ...DATA_HEADERS,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isProduction && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
  };
}
