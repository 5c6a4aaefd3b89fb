import { implement } from '@orpc/server';
import type { Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { unwrap } from '#platform/contract/failure.ts';
import { demandRate, guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { websitesContract } from '../contract.ts';
import type { SiteOperation } from '../rules/editing/operations.ts';
import { addSitePicture } from './draft/add-picture.ts';
import { saveOperations } from './draft/save-operations.ts';
import { startWebsite } from './draft/start-website.ts';
import { findCouples, listIndexedSites } from './found/find-couples.ts';
import { listInbox, markMessagesRead, removeMessage, restoreMessage } from './inbox/inbox.ts';
import { readPasscode } from './privacy/read-passcode.ts';
import {
  saveEventVisibility,
  saveForgetDay,
  savePagePrivacy,
  savePasscode,
  saveSitePrivacy,
} from './privacy/save-privacy.ts';
import { listVersionsOf } from './publishing/list-versions.ts';
import { publishWebsite, unpublishWebsite } from './publishing/publish-website.ts';
import { restoreVersion } from './publishing/restore-version.ts';
import { checkSlug, saveSlug } from './publishing/save-slug.ts';
import { readWebsite } from './read-website.ts';
import { enterSite, enterSiteByLink } from './site/enter-site.ts';
import { previewSite } from './site/preview-site.ts';
import { readSite } from './site/read-site.ts';
import { writeToCouple } from './site/write-to-couple.ts';
import { decideReport, listReportedSites } from './support/decide-report.ts';
import { reportSite } from './support/report-site.ts';
import { takeOutWebsite } from './take-out/take-out-website.ts';
import type { WebsiteDeps } from './website-deps.ts';

/** Addresses that lead nowhere are counted by whoever tries them; those that lead somewhere are not. */
async function unwrapSite<T>(context: RequestContext, result: Result<T>): Promise<T> {
  if (!result.ok && result.failure.code === 'website.not_found') await demandRate(context, 'website-unknown');
  return unwrap(result);
}

export function websitesRoutes(deps: WebsiteDeps) {
  const os = implement(websitesContract).$context<RequestContext>().use(guard);
  /** What changed, and then all of it as it is now: screens show what the server has. */
  async function thenRead(actor: SignedInActor, changed: Promise<Result<unknown>>) {
    unwrap(await changed);
    return unwrap(await readWebsite(deps, actor));
  }
  return {
    readWebsite: os.readWebsite.handler(async ({ context }) =>
      unwrap(await readWebsite(deps, signedIn(context))),
    ),
    startWebsite: os.startWebsite.handler(({ context, input }) =>
      thenRead(signedIn(context), startWebsite(deps, signedIn(context), input)),
    ),
    saveOperations: os.saveOperations.handler(async ({ context, input: { batchUuid, operations } }) =>
      unwrap(
        await saveOperations(deps, signedIn(context), {
          batchUuid,
          operations: operations as SiteOperation[],
        }),
      ),
    ),
    addSitePicture: os.addSitePicture.handler(async ({ context, input }) =>
      unwrap(await addSitePicture(deps, signedIn(context), new Uint8Array(await input.arrayBuffer()))),
    ),
    checkWebsiteSlug: os.checkWebsiteSlug.handler(async ({ context, input }) =>
      unwrap(await checkSlug(deps, signedIn(context), input)),
    ),
    saveWebsiteSlug: os.saveWebsiteSlug.handler(async ({ context, input }) =>
      unwrap(await saveSlug(deps, signedIn(context), input)),
    ),
    publishWebsite: os.publishWebsite.handler(({ context, input }) =>
      thenRead(signedIn(context), publishWebsite(deps, signedIn(context), input)),
    ),
    unpublishWebsite: os.unpublishWebsite.handler(({ context }) =>
      thenRead(signedIn(context), unpublishWebsite(deps, signedIn(context))),
    ),
    listWebsiteVersions: os.listWebsiteVersions.handler(async ({ context }) => ({
      versions: unwrap(await listVersionsOf(deps, signedIn(context))),
    })),
    restoreWebsiteVersion: os.restoreWebsiteVersion.handler(({ context, input }) =>
      thenRead(signedIn(context), restoreVersion(deps, signedIn(context), input)),
    ),
    saveWebsitePrivacy: os.saveWebsitePrivacy.handler(({ context, input }) =>
      thenRead(signedIn(context), saveSitePrivacy(deps, signedIn(context), input)),
    ),
    readWebsitePasscode: os.readWebsitePasscode.handler(async ({ context }) =>
      unwrap(await readPasscode(deps, signedIn(context), null)),
    ),
    saveWebsitePasscode: os.saveWebsitePasscode.handler(async ({ context, input }) =>
      unwrap(await savePasscode(deps, signedIn(context), input.passcode)),
    ),
    makeWebsitePasscode: os.makeWebsitePasscode.handler(async ({ context }) =>
      unwrap(await savePasscode(deps, signedIn(context), null)),
    ),
    savePagePrivacy: os.savePagePrivacy.handler(({ context, input }) =>
      thenRead(signedIn(context), savePagePrivacy(deps, signedIn(context), input)),
    ),
    readPagePasscode: os.readPagePasscode.handler(async ({ context, input }) =>
      unwrap(await readPasscode(deps, signedIn(context), input.uuid)),
    ),
    saveEventVisibility: os.saveEventVisibility.handler(({ context, input }) =>
      thenRead(signedIn(context), saveEventVisibility(deps, signedIn(context), input)),
    ),
    saveWebsiteForgetDay: os.saveWebsiteForgetDay.handler(async ({ context, input }) =>
      unwrap(await saveForgetDay(deps, signedIn(context), input)),
    ),
    takeOutWebsite: os.takeOutWebsite.handler(async ({ context }) =>
      unwrap(await takeOutWebsite(deps, signedIn(context))),
    ),
    listSiteMessages: os.listSiteMessages.handler(async ({ context, input }) =>
      unwrap(await listInbox(deps, signedIn(context), input)),
    ),
    markSiteMessagesRead: os.markSiteMessagesRead.handler(async ({ context, input }) =>
      unwrap(await markMessagesRead(deps, signedIn(context), input)),
    ),
    removeSiteMessage: os.removeSiteMessage.handler(async ({ context, input }) =>
      unwrap(await removeMessage(deps, signedIn(context), input)),
    ),
    restoreSiteMessage: os.restoreSiteMessage.handler(async ({ context, input }) =>
      unwrap(await restoreMessage(deps, signedIn(context), input)),
    ),
    readSite: os.readSite.handler(async ({ context, input }) =>
      unwrapSite(context, await readSite(deps, input, context.headers)),
    ),
    enterSite: os.enterSite.handler(async ({ context, input }) =>
      unwrapSite(context, await enterSite(deps, context, input)),
    ),
    enterSiteByLink: os.enterSiteByLink.handler(async ({ context, input }) =>
      unwrapSite(context, await enterSiteByLink(deps, context, input)),
    ),
    writeToCouple: os.writeToCouple.handler(async ({ context, input }) =>
      unwrapSite(context, await writeToCouple(deps, context.headers, input)),
    ),
    reportSite: os.reportSite.handler(async ({ context, input }) =>
      unwrapSite(context, await reportSite(deps, input)),
    ),
    findCouples: os.findCouples.handler(async ({ input }) => ({ couples: await findCouples(deps, input) })),
    listIndexedSites: os.listIndexedSites.handler(async () => ({ sites: await listIndexedSites(deps) })),
    previewSite: os.previewSite.handler(async ({ context, input }) =>
      unwrap(await previewSite(deps, signedIn(context), input)),
    ),
    listReportedSites: os.listReportedSites.handler(async () => ({ sites: await listReportedSites(deps) })),
    decideReportedSite: os.decideReportedSite.handler(async ({ context, input }) => ({
      sites: unwrap(await decideReport(deps, signedIn(context), input)),
    })),
  };
}
