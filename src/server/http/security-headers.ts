import { hash } from 'node:crypto';

const OPENING = '<script';
const CLOSING = '</script>';
/** Those that run; data is no script, whatever its tag says. */
const INLINE = /^<script(?!.*\s(?:src=|type="application\/(?:ld\+)?json"))[\s>]/s;

/** Hashes of every inline script of a document, for a policy that can be cached with it. */
export function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>();
  for (let tag = html.indexOf(OPENING); tag !== -1; ) {
    const begin = html.indexOf('>', tag) + 1;
    // Letter for byte: what is looked for is plain, and nothing has to be decoded.
    const isInline = begin > 0 && INLINE.test(html.toString('latin1', tag, begin));
    const end = isInline ? html.indexOf(CLOSING, begin) : tag + OPENING.length;
    if (end === -1) break;
    if (isInline) hashes.add(`'sha256-${hash('sha256', html.subarray(begin, end), 'base64')}'`);
    tag = html.indexOf(OPENING, end);
  }
  return [...hashes];
}

/** No page stands in a frame, save those that are made for one of ours. */
export type FramedBy = 'none' | 'self';

/** Strict by default: our own files, plus exactly the inline scripts named by hash. */
export function contentSecurityPolicy(
  scriptSources: string[],
  hotReload: boolean,
  framedBy: FramedBy = 'none',
): string {
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
    `frame-ancestors '${framedBy}'`,
    // A storefront's film plays where it is kept, once somebody presses play; its preview stands beside the editor.
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  ].join('; ');
}

/** For answers that are data: nothing in them may ever run, and nobody keeps them. Documents and files say otherwise. */
const DATA_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
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
