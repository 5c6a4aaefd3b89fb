import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { promosContract } from '../../contract/promos.contract.ts';
import { endPromoCode, listPromoCodes, makePromoCode } from './staff-promos.ts';

export function promosRoutes(deps: Pick<Platform, 'db' | 'clock'>) {
  const os = implement(promosContract).$context<RequestContext>().use(guard);
  return {
    listPromoCodes: os.listPromoCodes.handler(() => listPromoCodes(deps)),
    makePromoCode: os.makePromoCode.handler(async ({ context, input }) =>
      unwrap(await makePromoCode(deps, signedIn(context), input)),
    ),
    endPromoCode: os.endPromoCode.handler(async ({ context, input }) =>
      unwrap(await endPromoCode(deps, signedIn(context), input.code)),
    ),
  };
}
