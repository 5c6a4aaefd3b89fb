import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { rehearsalContract } from '../../contract/rehearsal.contract.ts';
import { readRehearsal } from './read-rehearsal.ts';

export function rehearsalRoutes(platform: Pick<Platform, 'db' | 'clock'>) {
  const os = implement(rehearsalContract).$context<RequestContext>().use(guard);
  return {
    readRehearsal: os.readRehearsal.handler(async ({ context, input }) =>
      unwrap(await readRehearsal(platform, signedIn(context), input)),
    ),
  };
}
