import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { budgetContract } from '../contract.ts';
import { changeBudget } from './change-budget.ts';
import { exportBudget } from './export-budget.ts';
import { addFile, readFile, removeFile } from './files/line-files.ts';
import { readPresence } from './presence/read-presence.ts';
import { endPresence, tellPresence } from './presence/tell-presence.ts';
import { readLocalPrices } from './prices/read-local-prices.ts';
import { printBudget } from './print/print-budget.ts';
import { readBudget } from './read-budget.ts';
import { startBudget } from './start-budget.ts';
import { undoChange } from './undo-change.ts';

export function budgetRoutes(
  platform: Pick<Platform, 'db' | 'clock' | 'events' | 'files' | 'scanner' | 'log' | 'printer'>,
) {
  const os = implement(budgetContract).$context<RequestContext>().use(guard);
  return {
    readBudget: os.readBudget.handler(async ({ context }) =>
      unwrap(await readBudget(platform, signedIn(context))),
    ),
    startBudget: os.startBudget.handler(async ({ context, input }) =>
      unwrap(await startBudget(platform, signedIn(context), input)),
    ),
    changeBudget: os.changeBudget.handler(async ({ context, input }) =>
      unwrap(await changeBudget(platform, signedIn(context), input)),
    ),
    undoBudgetChange: os.undoBudgetChange.handler(async ({ context, input }) =>
      unwrap(await undoChange(platform, signedIn(context), input)),
    ),
    readLocalPrices: os.readLocalPrices.handler(async ({ context }) =>
      unwrap(await readLocalPrices(platform, signedIn(context))),
    ),
    addBudgetFile: os.addBudgetFile.handler(async ({ context, input: { params, body } }) => {
      const content = new Uint8Array(await body.arrayBuffer());
      return unwrap(await addFile(platform, signedIn(context), { ...params, content }));
    }),
    readBudgetFile: os.readBudgetFile.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await readFile(platform, signedIn(context), input.uuid))),
    ),
    removeBudgetFile: os.removeBudgetFile.handler(async ({ context, input }) =>
      unwrap(await removeFile(platform, signedIn(context), input.uuid)),
    ),
    readPresence: os.readPresence.handler(async ({ context }) =>
      unwrap(await readPresence(platform, signedIn(context))),
    ),
    tellPresence: os.tellPresence.handler(async ({ context, input }) =>
      unwrap(await tellPresence(platform, signedIn(context), input)),
    ),
    endPresence: os.endPresence.handler(async ({ context }) =>
      unwrap(await endPresence(platform, signedIn(context))),
    ),
    exportBudget: os.exportBudget.handler(async ({ context }) =>
      sendFile(context, unwrap(await exportBudget(platform, signedIn(context)))),
    ),
    printBudget: os.printBudget.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await printBudget(platform, signedIn(context), input))),
    ),
  };
}
