import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { creditsContract } from '../contract.ts';
import { exportTransactions, listTransactions } from './list-transactions.ts';
import { moveCredits } from './move-credits.ts';
import { readHoldings } from './read-account.ts';

export function creditsRoutes(deps: Pick<Platform, 'db' | 'clock'>) {
  const os = implement(creditsContract).$context<RequestContext>().use(guard);
  return {
    listTransactions: os.listTransactions.handler(async ({ context, input }) =>
      unwrap(await listTransactions(deps, signedIn(context), input)),
    ),
    exportTransactions: os.exportTransactions.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await exportTransactions(deps, signedIn(context), input.storefrontUuid))),
    ),
    getHoldings: os.getHoldings.handler(async ({ context, input }) =>
      unwrap(await readHoldings(deps, signedIn(context), input.storefrontUuid)),
    ),
    moveCredits: os.moveCredits.handler(async ({ context, input }) => {
      const actor = signedIn(context);
      unwrap(await moveCredits(deps, actor, input));
      return unwrap(await readHoldings(deps, actor, input.storefrontUuid));
    }),
  };
}
