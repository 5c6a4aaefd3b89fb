import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { moderationContract } from '../../contract/moderation.contract.ts';
import { askSecondLook } from './ask-second-look.ts';
import { decideInquiries } from './decide-inquiries.ts';
import { listForStaff } from './moderation.store.ts';
import { presentItem, presentVerdict } from './present-moderation.ts';
import { readEvidence } from './read-evidence.ts';
import { undoVerdicts } from './undo-verdicts.ts';
import { listNewestVerdicts } from './verdicts.store.ts';

const LOG_LENGTH = 100;

/** What staff decides about inquiries. */
export function moderationRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events'>) {
  const os = implement(moderationContract).$context<RequestContext>().use(guard);
  return {
    listModeration: os.listModeration.handler(async ({ context }) => {
      const { userId } = signedIn(context);
      return (await listForStaff(platform.db)).map((row) => presentItem(row, userId));
    }),
    readEvidence: os.readEvidence.handler(async ({ context, input }) =>
      unwrap(await readEvidence(platform, signedIn(context), input.uuid)),
    ),
    listVerdicts: os.listVerdicts.handler(async ({ context }) => {
      const { userId } = signedIn(context);
      return (await listNewestVerdicts(platform.db, LOG_LENGTH)).map((row) => presentVerdict(row, userId));
    }),
    decideInquiries: os.decideInquiries.handler(({ context, input }) =>
      decideInquiries(platform, signedIn(context), input),
    ),
    undoVerdicts: os.undoVerdicts.handler(({ context, input }) =>
      undoVerdicts(platform, signedIn(context), input),
    ),
    askSecondLook: os.askSecondLook.handler(async ({ context, input }) =>
      unwrap(await askSecondLook(platform, signedIn(context), input)),
    ),
  };
}
