const OF_THIS_HOST = '__Host-';

/**
 * What a cookie is called. A browser takes one with this beginning over TLS only, from this very host and for all of it, so
 * that no other host of the domain can plant one. Over plain HTTP, as on a developer's machine, it would take none at all.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `${OF_THIS_HOST}${name}` : name;
}

/** For a cookie of some pages alone, which the beginning above would not allow. */
export function pathCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Secure-${name}` : name;
}
