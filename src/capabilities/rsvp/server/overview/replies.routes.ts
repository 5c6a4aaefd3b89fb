import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { coupleDecisionsContract } from '../../contract/couple-decisions.contract.ts';
import { repliesContract } from '../../contract/replies.contract.ts';
import { decideChangeRequest } from '../decisions/decide-change-request.ts';
import { extendHousehold } from '../decisions/extend-household.ts';
import { saveForgetDays } from '../forgetting/save-forget-days.ts';
import { saveQuestions } from '../form/save-questions.ts';
import { saveRsvpSettings } from '../form/save-rsvp-settings.ts';
import { exportReplies } from './export-replies.ts';
import { listReplies } from './list-replies.ts';

export function repliesRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl'>) {
  const os = implement({ ...repliesContract, ...coupleDecisionsContract })
    .$context<RequestContext>()
    .use(guard);
  return {
    listReplies: os.listReplies.handler(({ context }) => listReplies(platform, signedIn(context))),
    decideChangeRequest: os.decideChangeRequest.handler(async ({ context, input }) =>
      unwrap(await decideChangeRequest(platform, signedIn(context), input)),
    ),
    extendHousehold: os.extendHousehold.handler(async ({ context, input }) =>
      unwrap(await extendHousehold(platform, signedIn(context), input)),
    ),
    saveRsvpSettings: os.saveRsvpSettings.handler(async ({ context, input }) =>
      unwrap(await saveRsvpSettings(platform, signedIn(context), input)),
    ),
    saveForgetDays: os.saveForgetDays.handler(async ({ context, input }) =>
      unwrap(await saveForgetDays(platform, signedIn(context), input)),
    ),
    saveQuestions: os.saveQuestions.handler(async ({ context, input }) =>
      unwrap(await saveQuestions(platform, signedIn(context), input)),
    ),
    exportReplies: os.exportReplies.handler(async ({ context }) =>
      sendFile(context, await exportReplies(platform, signedIn(context))),
    ),
  };
}
