import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { sheetsContract } from '../../contract/sheets.contract.ts';
import { unwrapLink } from '../unwrap-link.ts';
import { addSheet } from './add-sheet.ts';
import { guaranteeCount } from './guarantee-count.ts';
import { listSheets } from './list-sheets.ts';
import { markSheetSeen } from './mark-sheet-seen.ts';
import { openSheet } from './open-sheet.ts';
import { printSheet } from './print-sheet.ts';
import { revokeSheet } from './revoke-sheet.ts';
import { saveCountPlan } from './save-count-plan.ts';

export function sheetsRoutes(platform: Pick<Platform, 'db' | 'clock' | 'printer' | 'events'>) {
  const os = implement(sheetsContract).$context<RequestContext>().use(guard);
  return {
    listSheets: os.listSheets.handler(({ context }) => listSheets(platform, signedIn(context))),
    addSheet: os.addSheet.handler(async ({ context, input }) =>
      unwrap(await addSheet(platform, signedIn(context), input)),
    ),
    revokeSheet: os.revokeSheet.handler(async ({ context, input }) =>
      unwrap(await revokeSheet(platform, signedIn(context), input)),
    ),
    guaranteeCount: os.guaranteeCount.handler(async ({ context, input }) =>
      unwrap(await guaranteeCount(platform, signedIn(context), input)),
    ),
    saveCountPlan: os.saveCountPlan.handler(async ({ context, input }) =>
      unwrap(await saveCountPlan(platform, signedIn(context), input)),
    ),
    readSheet: os.readSheet.handler(async ({ context, input }) => {
      const opened = await openSheet(platform.db, platform, input.token);
      return (await unwrapLink(context, opened)).sheet;
    }),
    markSheetSeen: os.markSheetSeen.handler(async ({ context, input }) =>
      unwrapLink(context, await markSheetSeen(platform, input)),
    ),
    printSheet: os.printSheet.handler(async ({ context, input }) =>
      sendFile(context, await unwrapLink(context, await printSheet(platform, input))),
    ),
  };
}
