import type { RouterContextProvider } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { apiOf } from '#app/request-scope.ts';
import type { Website } from '../contract/editor.contract.ts';

/** Null where the couple has not begun one. */
export async function loadWebsite(context: Readonly<RouterContextProvider>): Promise<Website | null> {
  try {
    return await apiOf(context).websites.readWebsite();
  } catch (error) {
    if (hasErrorCode(error, 'website.none') || hasErrorCode(error, 'wedding.not_a_member')) return null;
    throw error;
  }
}
