/** The address is a secret: it goes to nobody with a link, and into no index. */
export function guestHeaders() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
}
