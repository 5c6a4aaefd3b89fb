import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { demandRate, guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { referralsContract } from '../contract.ts';
import { acceptLetter } from './accept-letter.ts';
import { declineLetter } from './decline-letter.ts';
import { exportReferrals, readReferrals } from './list-referrals.ts';
import { cancelReferral, resendReferral } from './move-referral.ts';
import { readLetter } from './read-letter.ts';
import { readStanding } from './read-standing.ts';
import { referVendor } from './refer-vendor.ts';
import { findReferredAddress } from './referrals.store.ts';

export function referralsRoutes(deps: Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>) {
  const os = implement(referralsContract).$context<RequestContext>().use(guard);
  const { db } = deps;
  return {
    getStanding: os.getStanding.handler(async ({ context, input }) =>
      unwrap(await readStanding(db, deps, signedIn(context), input.uuid)),
    ),
    list: os.list.handler(async ({ context, input }) =>
      unwrap(await readReferrals(deps, signedIn(context), input)),
    ),
    exportFile: os.exportFile.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await exportReferrals(deps, signedIn(context), input.uuid))),
    ),
    refer: os.refer.handler(async ({ context, input }) =>
      unwrap(await referVendor(deps, signedIn(context), input)),
    ),
    resend: os.resend.handler(async ({ context, input }) => {
      // Sending again counts like sending, to whom it goes as well.
      await demandRate(context, 'refer', await findReferredAddress(db, input.referralUuid));
      return unwrap(await resendReferral(deps, signedIn(context), input));
    }),
    cancel: os.cancel.handler(async ({ context, input }) =>
      unwrap(await cancelReferral(deps, signedIn(context), input)),
    ),
    readLetter: os.readLetter.handler(async ({ input }) => unwrap(await readLetter(deps, input.token))),
    acceptLetter: os.acceptLetter.handler(async ({ context, input }) =>
      unwrap(await acceptLetter(deps, signedIn(context), input.token)),
    ),
    declineLetter: os.declineLetter.handler(async ({ input }) =>
      unwrap(await declineLetter(deps, input.token)),
    ),
  };
}
