import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { leadCostsContract } from '../../contract/lead-costs.contract.ts';
import { readLeadCosts } from './read-lead-costs.ts';

export function leadCostsRoutes(platform: Pick<Platform, 'db' | 'clock'>) {
  const os = implement(leadCostsContract).$context<RequestContext>().use(guard);
  return {
    readLeadCosts: os.readLeadCosts.handler(async ({ context, input }) =>
      unwrap(await readLeadCosts(platform, signedIn(context), input.storefrontUuid)),
    ),
  };
}
