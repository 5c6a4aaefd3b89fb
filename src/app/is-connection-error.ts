/** The words with which browsers refuse a request that never reached anyone: Chrome and Edge, Firefox, Safari. */
const WORDS = /failed to fetch|networkerror|load failed|importing a module script failed/i;

/**
 * Whether a page failed for want of a connection. Asks for `false` and not for a falsy value: a server has no opinion
 * on being online.
 */
export function isConnectionError(error: unknown, isOnline: boolean | undefined): boolean {
  if (isOnline === false) return true;
  return error instanceof TypeError && WORDS.test(error.message);
}
