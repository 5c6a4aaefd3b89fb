import { hasErrorCode } from '#app/api-error.ts';
import type { Api } from '#app/api-type.ts';

/** The wedding the signed-in person plans, or nothing. */
export async function ownWedding(api: Api) {
  try {
    return await api.weddings.getWedding();
  } catch (error) {
    if (hasErrorCode(error, 'not_found')) return undefined;
    throw error;
  }
}
