/** Addresses that programs ask for; everything else is a page, looked at by a person. */
const DATA_ADDRESSES = [
  '/web-marketplace-api',
  '/web-api',
  '/website-nav',
  '/api',
  '/assets',
  '/openapi.json',
  '/healthz',
  '/readyz',
];
/** What the browser's router asks for under a page's address. */
const ROUTER_DATA = /\.data$|^\/__manifest$/;

export function isPageAddress(url: string): boolean {
  const [path = '/'] = url.split('?', 1);
  if (ROUTER_DATA.test(path)) return false;
  return !DATA_ADDRESSES.some((address) => path === address || path.startsWith(`${address}/`));
}

/** Whether an answer is to be read by a person: a page's address, asked for by something that can show a page. */
export function asksForPage(url: string, accept: string | undefined): boolean {
  return isPageAddress(url) && (accept === undefined || /text\/html|\*\/\*/.test(accept));
}

/** A percent sign that encodes nothing, or bytes that are no text. */
const ESCAPES = /(?:%[0-9a-f]{2})+|%/gi;

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A page's address that cannot be decoded, as one that can: its broken escapes stand for themselves. Then it is an address
 * like any other that leads nowhere, and the whole pipeline answers it.
 */
export function readableAddress(url: string): string {
  const [path = '/'] = url.split('?', 1);
  if (!isPageAddress(path) || isReadable(path)) return url;
  const readable = path.replace(ESCAPES, (part) => (isReadable(part) ? part : part.replaceAll('%', '%25')));
  return readable + url.slice(path.length);
}
