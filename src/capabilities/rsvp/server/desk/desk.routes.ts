import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { deskContract } from '../../contract/desk.contract.ts';
import { enterReply } from './enter-reply.ts';
import { undoReply } from './undo-reply.ts';

export function deskRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events'>) {
  const os = implement(deskContract).$context<RequestContext>().use(guard);
  return {
    enterReply: os.enterReply.handler(async ({ context, input }) =>
      unwrap(await enterReply(platform, signedIn(context), input)),
    ),
    undoReply: os.undoReply.handler(async ({ context, input }) =>
      unwrap(await undoReply(platform, signedIn(context), input)),
    ),
  };
}
