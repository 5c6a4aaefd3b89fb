import { implement } from '@orpc/server';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { repliesContract } from '../../contract/replies.contract.ts';
import { listReplies } from './list-replies.ts';

export function repliesRoutes(platform: Pick<Platform, 'db' | 'clock'>) {
  const os = implement(repliesContract).$context<RequestContext>().use(guard);
  return {
    listReplies: os.listReplies.handler(({ context }) => listReplies(platform, signedIn(context))),
  };
}
