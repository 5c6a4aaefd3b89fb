import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { dayOfContract } from '../contract.ts';
import { readPack } from './phone/read-pack.ts';
import { syncDay } from './phone/sync-day.ts';
import { addHelper, clearPhones, revokeHelper } from './plan/helpers.ts';
import { removeItem } from './plan/remove-item.ts';
import { removeVendor } from './plan/remove-vendor.ts';
import { saveItem } from './plan/save-item.ts';
import { saveVendor } from './plan/save-vendor.ts';
import { startRunSheet } from './plan/start-run-sheet.ts';
import { printRunSheet } from './print/print-run-sheet.ts';
import { readPlan } from './read-plan.ts';

export function dayOfRoutes(platform: Pick<Platform, 'db' | 'clock' | 'printer'>) {
  const os = implement(dayOfContract).$context<RequestContext>().use(guard);
  return {
    readDayPlan: os.readDayPlan.handler(({ context }) => readPlan(platform, signedIn(context))),
    startRunSheet: os.startRunSheet.handler(async ({ context, input }) =>
      unwrap(await startRunSheet(platform, signedIn(context), input)),
    ),
    saveRunSheetItem: os.saveRunSheetItem.handler(async ({ context, input }) =>
      unwrap(await saveItem(platform, signedIn(context), input)),
    ),
    removeRunSheetItem: os.removeRunSheetItem.handler(async ({ context, input }) =>
      unwrap(await removeItem(platform, signedIn(context), input)),
    ),
    saveDayVendor: os.saveDayVendor.handler(async ({ context, input }) =>
      unwrap(await saveVendor(platform, signedIn(context), input)),
    ),
    removeDayVendor: os.removeDayVendor.handler(async ({ context, input }) =>
      unwrap(await removeVendor(platform, signedIn(context), input)),
    ),
    addDayHelper: os.addDayHelper.handler(async ({ context, input }) =>
      unwrap(await addHelper(platform, signedIn(context), input)),
    ),
    revokeDayHelper: os.revokeDayHelper.handler(async ({ context, input }) =>
      unwrap(await revokeHelper(platform, signedIn(context), input)),
    ),
    clearDayPhones: os.clearDayPhones.handler(async ({ context }) =>
      unwrap(await clearPhones(platform, signedIn(context))),
    ),
    printRunSheet: os.printRunSheet.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await printRunSheet(platform, signedIn(context), input))),
    ),
    readDayPack: os.readDayPack.handler(async ({ context }) =>
      unwrap(await readPack(platform, { actor: signedIn(context) })),
    ),
    syncDay: os.syncDay.handler(async ({ context, input }) =>
      unwrap(await syncDay(platform, { actor: signedIn(context) }, input)),
    ),
    readHelperPack: os.readHelperPack.handler(async ({ input: { token } }) =>
      unwrap(await readPack(platform, { token })),
    ),
    syncHelper: os.syncHelper.handler(async ({ input: { token, ...sent } }) =>
      unwrap(await syncDay(platform, { token }, sent)),
    ),
  };
}
