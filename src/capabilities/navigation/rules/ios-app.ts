/** Where iPhones hand an address over to the app. */
export const NATIVE_APP_HOST = 'https://app.ampersand.example';
export const APP_BANNER_STORAGE_KEY = 'app-banner-dismissed';

type Device = { userAgent: string; maxTouchPoints: number };

/** iPads call themselves Macs; only their touch screen gives them away. */
export function isIos({ userAgent, maxTouchPoints }: Device): boolean {
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
}

/** The same place in the app. */
export function nativeAppHref({ pathname, search }: { pathname: string; search: string }): string {
  return `${NATIVE_APP_HOST}${pathname}${search}`;
}
