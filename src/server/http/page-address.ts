/** Addresses that programs call: an answer there is data, whoever asks. */
const CALLS = ['/web-marketplace-api', '/web-api', '/website-nav', '/api'];
/** Single addresses that programs ask for; what lies below them is nothing of theirs. */
const PROGRAM_ADDRESSES = ['/openapi.json', '/healthz', '/readyz'];
/** Files that a page asks for. */
const FILES = '/assets/';
/** What the browser's router asks for under a page's address. */
const ROUTER_DATA = /\.data$|^\/__manifest$/;

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

function isCall(path: string): boolean {
  return CALLS.some((address) => path === address || path.startsWith(`${address}/`));
}

/** Whether an address is a page, looked at by a person. */
export function isPageAddress(url: string): boolean {
  const path = pathOf(url);
  if (isCall(path) || PROGRAM_ADDRESSES.includes(path)) return false;
  return !path.startsWith(FILES) && !ROUTER_DATA.test(path);
}

/** Pages that a secret opens, in their address or typed from a card, for people without an account. */
const LINK_PAGES = /^\/(?:r\/?$|(?:[dprs]|sheet|seating-sheet|sandbox-pay)\/[^/])/i;

export function isLinkPage(url: string): boolean {
  return LINK_PAGES.test(pathOf(url));
}

/**
 * Whether an answer is to be read by a person: a page's address, asked for by something that can show a page, or what a
 * page loads by itself, asked for by somebody who typed its address: that alone names HTML.
 */
export function asksForPage(url: string, accept: string | undefined): boolean {
  const path = pathOf(url);
  if (isCall(path) || PROGRAM_ADDRESSES.includes(path)) return false;
  if (accept?.includes('text/html')) return true;
  return isPageAddress(url) && (accept === undefined || accept.includes('*/*'));
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
 * An address that cannot be decoded, as one that can: its broken escapes stand for themselves. Then it is an address
 * like any other that leads nowhere, and the whole pipeline answers it. A call's is refused: it was put together wrong.
 */
export function readableAddress(url: string): string {
  const path = pathOf(url);
  if (isCall(path) || isReadable(path)) return url;
  const readable = path.replace(ESCAPES, (part) => (isReadable(part) ? part : part.replaceAll('%', '%25')));
  return readable + url.slice(path.length);
}
