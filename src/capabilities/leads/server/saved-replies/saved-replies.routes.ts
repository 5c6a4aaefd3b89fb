import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { leadsContract } from '../../contract.ts';
import { changeSavedReply, createSavedReply, deleteSavedReply, listSavedReplies } from './saved-replies.ts';

export function savedRepliesRoutes(platform: Pick<Platform, 'db' | 'clock'>) {
  const os = implement(leadsContract).$context<RequestContext>().use(guard);
  return {
    listSavedReplies: os.listSavedReplies.handler(async ({ context, input }) =>
      unwrap(await listSavedReplies(platform, signedIn(context), input.storefrontUuid)),
    ),
    createSavedReply: os.createSavedReply.handler(async ({ context, input }) =>
      unwrap(await createSavedReply(platform, signedIn(context), input)),
    ),
    changeSavedReply: os.changeSavedReply.handler(async ({ context, input }) =>
      unwrap(await changeSavedReply(platform, signedIn(context), input)),
    ),
    deleteSavedReply: os.deleteSavedReply.handler(async ({ context, input }) => {
      unwrap(await deleteSavedReply(platform, signedIn(context), input.uuid));
      return { deleted: true };
    }),
  };
}
