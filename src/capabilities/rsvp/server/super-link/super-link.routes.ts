import { implement } from '@orpc/server';
import { ok, type Result } from '#base/result.ts';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { superLinkContract } from '../../contract/super-link.contract.ts';
import { unwrapLink } from '../unwrap-link.ts';
import { addClaimed } from './add-claimed.ts';
import { decideClaim } from './decide-claim.ts';
import { findInvitation } from './find-invitation.ts';
import { leaveClaim } from './leave-claim.ts';
import { matchClaim } from './match-claim.ts';
import { openByShortCode } from './open-by-short-code.ts';
import { readSuperLink } from './open-super-link.ts';
import { readLinkInbox } from './read-link-inbox.ts';
import { reopenClaim } from './reopen-claim.ts';
import { renewSuperLink, saveSuperLink } from './save-super-link.ts';

const DONE = { ok: true } as const;

function done(result: Result<unknown>): typeof DONE {
  unwrap(result);
  return DONE;
}

export function superLinkRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl'>) {
  const os = implement(superLinkContract).$context<RequestContext>().use(guard);
  return {
    openByShortCode: os.openByShortCode.handler(({ context: { limiter, ip }, input }) =>
      openByShortCode(platform, input, async (subject) => {
        const counted = await limiter?.hit('guest-short-code-wedding', { ip, subject });
        return counted?.allowed ?? true;
      }),
    ),
    readSuperLink: os.readSuperLink.handler(async ({ context, input }) =>
      unwrapLink(context, await readSuperLink(platform.db, input)),
    ),
    findInvitation: os.findInvitation.handler(async ({ context, input }) =>
      unwrapLink(context, await findInvitation(platform, input)),
    ),
    leaveClaim: os.leaveClaim.handler(async ({ context, input }) =>
      unwrapLink(context, await leaveClaim(platform, input)),
    ),
    readLinkInbox: os.readLinkInbox.handler(({ context }) => readLinkInbox(platform, signedIn(context))),
    saveSuperLink: os.saveSuperLink.handler(async ({ context, input }) =>
      unwrap(await saveSuperLink(platform, signedIn(context), input)),
    ),
    renewSuperLink: os.renewSuperLink.handler(async ({ context, input }) =>
      unwrap(await renewSuperLink(platform, signedIn(context), input)),
    ),
    matchClaim: os.matchClaim.handler(async ({ context, input }) =>
      done(await matchClaim(platform, signedIn(context), input)),
    ),
    addClaimed: os.addClaimed.handler(async ({ context, input }) => {
      const { householdUuid } = unwrap(await addClaimed(platform, signedIn(context), input));
      return { householdUuid };
    }),
    ignoreClaim: os.ignoreClaim.handler(async ({ context, input: { uuid } }) =>
      done(
        await decideClaim(platform, signedIn(context), { uuid, event: 'ignore' }, () =>
          Promise.resolve(ok({ householdUuid: null, before: null })),
        ),
      ),
    ),
    reopenClaim: os.reopenClaim.handler(async ({ context, input }) =>
      done(await reopenClaim(platform, signedIn(context), input)),
    ),
  };
}
