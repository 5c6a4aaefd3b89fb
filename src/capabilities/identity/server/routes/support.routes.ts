import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { DONE } from '../../contract/fields.ts';
import { supportContract } from '../../contract/support.contract.ts';
import { authHeaders } from '../auth-headers.ts';
import { findPeople } from '../find-people.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import {
  grantWriteAccess,
  startImpersonation,
  stopImpersonation,
  withdrawWriteAccess,
} from '../impersonate-user.ts';
import { listImpersonationsOf } from '../impersonations.store.ts';
import { presentFoundPerson, presentImpersonation } from '../present.ts';
import { forwardCookies, markSignedIn } from '../session-cookies.ts';

const LOG_LENGTH = 50;

export function supportRoutes(deps: IdentityDeps) {
  const os = implement(supportContract).$context<RequestContext>().use(guard);
  return {
    findPeople: os.findPeople.handler(async ({ input, context }) =>
      (await findPeople(deps, signedIn(context), input.query)).map((row) =>
        presentFoundPerson(row, deps.clock.now()),
      ),
    ),
    startImpersonation: os.startImpersonation.handler(async ({ input, context }) => {
      const { cookies } = unwrap(
        await startImpersonation(deps, signedIn(context), { ...input, headers: authHeaders(context) }),
      );
      forwardCookies(cookies, context);
      return DONE;
    }),
    stopImpersonation: os.stopImpersonation.handler(async ({ context }) => {
      const { cookies, isSignedOut } = unwrap(
        await stopImpersonation(deps, signedIn(context), authHeaders(context)),
      );
      forwardCookies(cookies, context);
      if (isSignedOut) markSignedIn(deps, context, false);
      return DONE;
    }),
    listImpersonations: os.listImpersonations.handler(async ({ context }) => {
      const rows = await listImpersonationsOf(deps.db, signedIn(context).userId, LOG_LENGTH);
      return rows.map(presentImpersonation);
    }),
    grantWriteAccess: os.grantWriteAccess.handler(async ({ context }) => {
      const until = unwrap(await grantWriteAccess(deps, signedIn(context)));
      return { supportWriteUntil: until.toISOString() };
    }),
    withdrawWriteAccess: os.withdrawWriteAccess.handler(async ({ context }) => {
      await withdrawWriteAccess(deps, signedIn(context));
      return DONE;
    }),
  };
}
