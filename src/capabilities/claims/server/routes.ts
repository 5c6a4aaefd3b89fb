import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { dispositionOf } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { claimsContract } from '../contract.ts';
import { answerClaim, readAsked } from './answer-claim.ts';
import { confirmCode } from './confirm-code.ts';
import { readDocument } from './document-files.ts';
import { listOwnClaims } from './list-own-claims.ts';
import { readClaim } from './read-claim.ts';
import { sendCode } from './send-code.ts';
import { sendDocument } from './send-document.ts';
import { decideClaim, listClaims } from './support-claims.ts';

export type ClaimsPlatform = Pick<
  Platform,
  'db' | 'clock' | 'secret' | 'files' | 'scanner' | 'log' | 'events' | 'publicUrl'
>;

export function claimsRoutes(platform: ClaimsPlatform) {
  const os = implement(claimsContract).$context<RequestContext>().use(guard);
  return {
    listOwnClaims: os.listOwnClaims.handler(({ context }) => listOwnClaims(platform, signedIn(context))),
    readClaim: os.readClaim.handler(async ({ context, input }) =>
      unwrap(await readClaim(platform, context.actor, input.uuid)),
    ),
    sendClaimCode: os.sendClaimCode.handler(async ({ context, input }) =>
      unwrap(await sendCode(platform, signedIn(context), input)),
    ),
    confirmClaimCode: os.confirmClaimCode.handler(async ({ context, input }) =>
      unwrap(await confirmCode(platform, signedIn(context), input)),
    ),
    sendClaimDocument: os.sendClaimDocument.handler(async ({ context, input: { params, body } }) => {
      const content = new Uint8Array(await body.arrayBuffer());
      return unwrap(await sendDocument(platform, signedIn(context), { ...params, content }));
    }),
    readAskedClaim: os.readAskedClaim.handler(async ({ context, input }) =>
      unwrap(await readAsked(platform, signedIn(context), input.id)),
    ),
    answerClaim: os.answerClaim.handler(async ({ context, input }) =>
      unwrap(await answerClaim(platform, signedIn(context), input)),
    ),
    listClaims: os.listClaims.handler(() => listClaims(platform)),
    readClaimDocument: os.readClaimDocument.handler(async ({ context, input }) => {
      const file = unwrap(await readDocument(platform, input.id));
      // A stranger's file is saved and never shown in our pages, a picture neither.
      const disposition = dispositionOf(file.name, 'application/octet-stream');
      context.resHeaders?.set('content-disposition', disposition);
      return file;
    }),
    decideClaim: os.decideClaim.handler(async ({ context, input }) =>
      unwrap(await decideClaim(platform, signedIn(context), input)),
    ),
  };
}
