import { implement } from '@orpc/server';
import type { Result } from '#base/result.ts';
import { unwrap } from '#platform/contract/failure.ts';
import { demandRate, guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { sheetsContract } from '../../contract/sheets.contract.ts';
import { addSheet, listSheets, revokeSheet } from './arrange-sheets.ts';
import { markSheetSeen } from './mark-sheet-seen.ts';
import { openSheet } from './open-sheet.ts';
import { printSheet } from './print-sheet.ts';

/** Links that lead nowhere are counted by whoever tries them; those that lead somewhere are not. */
async function unwrapLink<T>(context: RequestContext, result: Result<T>): Promise<T> {
  if (!result.ok && result.failure.code === 'seating.not_found') await demandRate(context, 'seating-link');
  return unwrap(result);
}

export function sheetsRoutes(platform: Pick<Platform, 'db' | 'clock' | 'secret' | 'printer'>) {
  const os = implement(sheetsContract).$context<RequestContext>().use(guard);
  return {
    listSeatingSheets: os.listSeatingSheets.handler(({ context }) => listSheets(platform, signedIn(context))),
    addSeatingSheet: os.addSeatingSheet.handler(async ({ context, input }) =>
      unwrap(await addSheet(platform, signedIn(context), input)),
    ),
    revokeSeatingSheet: os.revokeSeatingSheet.handler(async ({ context, input }) =>
      unwrap(await revokeSheet(platform, signedIn(context), input)),
    ),
    readSeatingSheet: os.readSeatingSheet.handler(async ({ context, input }) => {
      const opened = await openSheet(platform.db, platform, input.token);
      return (await unwrapLink(context, opened)).sheet;
    }),
    markSeatingSheetSeen: os.markSeatingSheetSeen.handler(async ({ context, input }) =>
      unwrapLink(context, await markSheetSeen(platform, input)),
    ),
    printSeatingSheet: os.printSeatingSheet.handler(async ({ context, input }) =>
      sendFile(context, await unwrapLink(context, await printSheet(platform, input))),
    ),
  };
}
