import { cookieName } from '#base/cookie-name.ts';

/** A cookie that scripts may read, or undefined (also during server rendering). The safer name comes first. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const pairs = document.cookie.split('; ');
  for (const isSecure of [true, false]) {
    const start = `${cookieName(name, isSecure)}=`;
    const found = pairs.find((pair) => pair.startsWith(start));
    if (found !== undefined) return decodeURIComponent(found.slice(start.length));
  }
  return undefined;
}
