import { data } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';

/** In production the mailbox answers 'not found', and its pages then are the ordinary missing page. */
export async function mailboxOrMissing<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (hasErrorCode(error, 'not_found')) throw data(null, { status: 404 });
    throw error;
  }
}
