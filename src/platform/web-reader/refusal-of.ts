import { SlowConnectionError } from './ask-once.ts';
import { PrivateAddressError } from './checked-lookup.ts';
import type { WebRefusal } from './web-reader.port.ts';

const BY_CODE: Readonly<Record<string, WebRefusal>> = {
  ENOTFOUND: 'UNKNOWN_HOST',
  ENODATA: 'UNKNOWN_HOST',
  ETIMEDOUT: 'TOO_SLOW',
};

/** What went wrong with a connection, in our words; a broken line, a bad certificate and nonsense are one. */
export function refusalOf(error: unknown): WebRefusal {
  if (error instanceof PrivateAddressError) return 'PRIVATE_ADDRESS';
  if (error instanceof SlowConnectionError) return 'TOO_SLOW';
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return (code !== undefined && BY_CODE[code]) || 'UNREACHABLE';
}
