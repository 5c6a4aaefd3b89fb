import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { paymentsContract } from '../contract.ts';
import type { PaymentDeps } from './deps.ts';
import { answerSandboxChallenge, paySandboxPage, readSandboxPage } from './sandbox-page.ts';

/** The sandbox's page. Where another provider takes cards it is simply not there. */
export function paymentsRoutes(deps: PaymentDeps) {
  const os = implement(paymentsContract).$context<RequestContext>().use(guard);
  return {
    readSandboxPage: os.readSandboxPage.handler(async ({ input }) =>
      unwrap(await readSandboxPage(deps, input.token)),
    ),
    paySandboxPage: os.paySandboxPage.handler(async ({ input }) => unwrap(await paySandboxPage(deps, input))),
    answerSandboxChallenge: os.answerSandboxChallenge.handler(async ({ input }) =>
      unwrap(await answerSandboxChallenge(deps, input)),
    ),
  };
}
