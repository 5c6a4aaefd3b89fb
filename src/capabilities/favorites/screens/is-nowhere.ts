import { errorStatus } from '#app/api-error.ts';

/** What is no board at all is refused as a wrong address; what is gone, or another couple's, is not found. */
export function isNowhere(error: unknown): boolean {
  const status = errorStatus(error);
  return status === 400 || status === 404;
}
