import { isRouteErrorResponse } from 'react-router';

/**
 * What went wrong with a page, for the log. The router hands over its own refusals as well, wrapped: an address that is no
 * page, or a wrong method, is answered and no fault of ours.
 */
export function pageFailure(error: unknown): unknown {
  if (!isRouteErrorResponse(error)) return error;
  // 503 has been noted where its cause was known.
  if (error.status < 500 || error.status === 503) return undefined;
  return 'error' in error && error.error instanceof Error ? error.error : error;
}
