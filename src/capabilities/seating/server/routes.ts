import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { seatingContract } from '../contract.ts';
import { listPlans } from './list-plans.ts';
import { addPlan } from './plans/add-plan.ts';
import { addRoomPicture } from './plans/add-room-picture.ts';
import { bringPlanBack, makePlanCurrent, removePlan } from './plans/arrange-plans.ts';
import { changePlan } from './plans/change-plan.ts';
import { dismissFreed } from './plans/dismiss-freed.ts';
import { readPlan } from './plans/read-plan.ts';
import { endPresence, readPresence, tellPresence } from './presence/tell-presence.ts';
import { printsRoutes } from './print/prints.routes.ts';
import { removeRule, saveRule, waiveRule } from './rules/change-rules.ts';
import { applyResult } from './runs/apply-result.ts';
import { startRun } from './runs/start-run.ts';
import { readRun, stopRun } from './runs/watch-run.ts';
import { sheetsRoutes } from './sheets/sheets.routes.ts';
import { listVersions, readVersion } from './versions/read-versions.ts';
import { keepVersion, restoreVersion } from './versions/restore-version.ts';

export function seatingRoutes(platform: Pick<Platform, 'db' | 'clock' | 'files' | 'secret' | 'printer'>) {
  const os = implement(seatingContract).$context<RequestContext>().use(guard);
  return {
    ...printsRoutes(platform),
    ...sheetsRoutes(platform),
    listPlans: os.listPlans.handler(async ({ context }) =>
      unwrap(await listPlans(platform, signedIn(context))),
    ),
    addPlan: os.addPlan.handler(async ({ context, input }) =>
      unwrap(await addPlan(platform, signedIn(context), input)),
    ),
    readPlan: os.readPlan.handler(async ({ context, input }) =>
      unwrap(await readPlan(platform, signedIn(context), input)),
    ),
    changePlan: os.changePlan.handler(async ({ context, input }) =>
      unwrap(await changePlan(platform, signedIn(context), input)),
    ),
    makePlanCurrent: os.makePlanCurrent.handler(async ({ context, input }) =>
      unwrap(await makePlanCurrent(platform, signedIn(context), input)),
    ),
    removePlan: os.removePlan.handler(async ({ context, input }) =>
      unwrap(await removePlan(platform, signedIn(context), input)),
    ),
    bringPlanBack: os.bringPlanBack.handler(async ({ context, input }) =>
      unwrap(await bringPlanBack(platform, signedIn(context), input)),
    ),
    dismissFreed: os.dismissFreed.handler(async ({ context, input }) =>
      unwrap(await dismissFreed(platform, signedIn(context), input)),
    ),
    saveRule: os.saveRule.handler(async ({ context, input }) =>
      unwrap(await saveRule(platform, signedIn(context), input)),
    ),
    removeRule: os.removeRule.handler(async ({ context, input }) =>
      unwrap(await removeRule(platform, signedIn(context), input)),
    ),
    waiveRule: os.waiveRule.handler(async ({ context, input }) =>
      unwrap(await waiveRule(platform, signedIn(context), input)),
    ),
    listVersions: os.listVersions.handler(async ({ context, input }) =>
      unwrap(await listVersions(platform, signedIn(context), input)),
    ),
    readVersion: os.readVersion.handler(async ({ context, input }) =>
      unwrap(await readVersion(platform, signedIn(context), input)),
    ),
    keepVersion: os.keepVersion.handler(async ({ context, input }) =>
      unwrap(await keepVersion(platform, signedIn(context), input)),
    ),
    restoreVersion: os.restoreVersion.handler(async ({ context, input }) =>
      unwrap(await restoreVersion(platform, signedIn(context), input)),
    ),
    applyResult: os.applyResult.handler(async ({ context, input }) =>
      unwrap(await applyResult(platform, signedIn(context), input)),
    ),
    startRun: os.startRun.handler(async ({ context, input }) =>
      unwrap(await startRun(platform, signedIn(context), input)),
    ),
    readRun: os.readRun.handler(async ({ context, input }) =>
      unwrap(await readRun(platform, signedIn(context), input)),
    ),
    stopRun: os.stopRun.handler(async ({ context, input }) =>
      unwrap(await stopRun(platform, signedIn(context), input)),
    ),
    addRoomPicture: os.addRoomPicture.handler(async ({ context, input: { params, body } }) => {
      const bytes = new Uint8Array(await body.arrayBuffer());
      return unwrap(await addRoomPicture(platform, signedIn(context), { ...params, bytes }));
    }),
    readSeatingPresence: os.readSeatingPresence.handler(async ({ context }) =>
      unwrap(await readPresence(platform, signedIn(context))),
    ),
    tellSeatingPresence: os.tellSeatingPresence.handler(async ({ context, input }) =>
      unwrap(await tellPresence(platform, signedIn(context), input)),
    ),
    endSeatingPresence: os.endSeatingPresence.handler(async ({ context }) =>
      unwrap(await endPresence(platform, signedIn(context))),
    ),
  };
}
