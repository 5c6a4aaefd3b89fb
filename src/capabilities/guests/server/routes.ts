import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { guestsContract } from '../contract.ts';
import { readGuestView } from '../rules/guest-view.ts';
import { addGuestLines } from './add-guest-lines.ts';
import { addHouseholds } from './add-households.ts';
import { changeHouseholds } from './change-households.ts';
import { addEvent } from './events/add-event.ts';
import { orderEvents } from './events/order-events.ts';
import { removeEvent } from './events/remove-event.ts';
import { saveEvent } from './events/save-event.ts';
import { setInvitations } from './events/set-invitations.ts';
import { exportEnvelopes } from './export-envelopes.ts';
import { exportGuests } from './export-guests.ts';
import { addFilter, removeFilter, renameFilter } from './filters/save-filter.ts';
import { readHistory } from './history/read-history.ts';
import { applyImport } from './import/apply-import.ts';
import { addImportFile, openImport } from './import/open-import.ts';
import { readImport } from './import/read-import.ts';
import { saveImportChoices, saveImportColumns } from './import/save-import.ts';
import { discardImport, undoImport } from './import/undo-import.ts';
import { listGuests } from './list-guests.ts';
import { markSent } from './mailings/mark-sent.ts';
import { moveGuest } from './move-guest.ts';
import { printEnvelopes } from './print/print-envelopes.ts';
import { readHeadCount } from './read-head-count.ts';
import { removeHouseholds } from './remove-households.ts';
import { saveHousehold } from './save-household.ts';
import { addSuggestion } from './suggestions/add-suggestion.ts';
import { acceptSuggestion, declineSuggestion, reopenSuggestion } from './suggestions/decide-suggestion.ts';
import { listSuggestions } from './suggestions/list-suggestions.ts';
import { addTag } from './tags/add-tag.ts';
import { removeTag } from './tags/remove-tag.ts';
import { saveTag } from './tags/save-tag.ts';
import { setTags } from './tags/set-tags.ts';

export function guestsRoutes(platform: Pick<Platform, 'db' | 'clock' | 'printer' | 'events'>) {
  const os = implement(guestsContract).$context<RequestContext>().use(guard);
  return {
    listGuests: os.listGuests.handler(({ context }) => listGuests(platform, signedIn(context))),
    readHeadCount: os.readHeadCount.handler(({ context }) => readHeadCount(platform, signedIn(context))),
    addGuestLines: os.addGuestLines.handler(async ({ context, input }) =>
      unwrap(await addGuestLines(platform, signedIn(context), input)),
    ),
    addHouseholds: os.addHouseholds.handler(async ({ context, input }) =>
      unwrap(await addHouseholds(platform, signedIn(context), input)),
    ),
    saveHousehold: os.saveHousehold.handler(async ({ context, input }) =>
      unwrap(await saveHousehold(platform, signedIn(context), input)),
    ),
    changeHouseholds: os.changeHouseholds.handler(async ({ context, input }) =>
      unwrap(await changeHouseholds(platform, signedIn(context), input)),
    ),
    removeHouseholds: os.removeHouseholds.handler(async ({ context, input }) =>
      unwrap(await removeHouseholds(platform, signedIn(context), input)),
    ),
    moveGuest: os.moveGuest.handler(async ({ context, input }) =>
      unwrap(await moveGuest(platform, signedIn(context), input)),
    ),
    exportGuests: os.exportGuests.handler(async ({ context, input }) => {
      const view = readGuestView(new URLSearchParams(input));
      return sendFile(context, await exportGuests(platform, signedIn(context), view));
    }),
    addEvent: os.addEvent.handler(async ({ context, input }) =>
      unwrap(await addEvent(platform, signedIn(context), input)),
    ),
    saveEvent: os.saveEvent.handler(async ({ context, input }) =>
      unwrap(await saveEvent(platform, signedIn(context), input)),
    ),
    removeEvent: os.removeEvent.handler(async ({ context, input }) =>
      unwrap(await removeEvent(platform, signedIn(context), input)),
    ),
    orderEvents: os.orderEvents.handler(async ({ context, input }) =>
      unwrap(await orderEvents(platform, signedIn(context), input)),
    ),
    setInvitations: os.setInvitations.handler(async ({ context, input }) =>
      unwrap(await setInvitations(platform, signedIn(context), input)),
    ),
    openImport: os.openImport.handler(async ({ context, input: { params, body } }) => {
      const content = new Uint8Array(await body.arrayBuffer());
      return unwrap(await openImport(platform, signedIn(context), { ...params, content }));
    }),
    addImportFile: os.addImportFile.handler(async ({ context, input: { params, body } }) => {
      const content = new Uint8Array(await body.arrayBuffer());
      return unwrap(await addImportFile(platform, signedIn(context), { ...params, content }));
    }),
    readImport: os.readImport.handler(async ({ context, input }) =>
      unwrap(await readImport(platform, signedIn(context), input)),
    ),
    saveImportColumns: os.saveImportColumns.handler(async ({ context, input }) =>
      unwrap(await saveImportColumns(platform, signedIn(context), input)),
    ),
    saveImportChoices: os.saveImportChoices.handler(async ({ context, input }) =>
      unwrap(await saveImportChoices(platform, signedIn(context), input)),
    ),
    applyImport: os.applyImport.handler(async ({ context, input }) =>
      unwrap(await applyImport(platform, signedIn(context), input)),
    ),
    undoImport: os.undoImport.handler(async ({ context, input }) =>
      unwrap(await undoImport(platform, signedIn(context), input)),
    ),
    discardImport: os.discardImport.handler(async ({ context, input }) =>
      unwrap(await discardImport(platform, signedIn(context), input)),
    ),
    addTag: os.addTag.handler(async ({ context, input }) =>
      unwrap(await addTag(platform, signedIn(context), input)),
    ),
    saveTag: os.saveTag.handler(async ({ context, input }) =>
      unwrap(await saveTag(platform, signedIn(context), input)),
    ),
    removeTag: os.removeTag.handler(async ({ context, input }) =>
      unwrap(await removeTag(platform, signedIn(context), input)),
    ),
    setTags: os.setTags.handler(async ({ context, input }) =>
      unwrap(await setTags(platform, signedIn(context), input)),
    ),
    readHistory: os.readHistory.handler(async ({ context, input }) =>
      unwrap(await readHistory(platform, signedIn(context), input)),
    ),
    addFilter: os.addFilter.handler(async ({ context, input }) =>
      unwrap(await addFilter(platform, signedIn(context), input)),
    ),
    renameFilter: os.renameFilter.handler(async ({ context, input }) =>
      unwrap(await renameFilter(platform, signedIn(context), input)),
    ),
    removeFilter: os.removeFilter.handler(async ({ context, input }) =>
      unwrap(await removeFilter(platform, signedIn(context), input)),
    ),
    listSuggestions: os.listSuggestions.handler(({ context }) =>
      listSuggestions(platform, signedIn(context)),
    ),
    addSuggestion: os.addSuggestion.handler(async ({ context, input }) =>
      unwrap(await addSuggestion(platform, signedIn(context), input)),
    ),
    acceptSuggestion: os.acceptSuggestion.handler(async ({ context, input }) =>
      unwrap(await acceptSuggestion(platform, signedIn(context), input)),
    ),
    declineSuggestion: os.declineSuggestion.handler(async ({ context, input }) =>
      unwrap(await declineSuggestion(platform, signedIn(context), input)),
    ),
    reopenSuggestion: os.reopenSuggestion.handler(async ({ context, input }) =>
      unwrap(await reopenSuggestion(platform, signedIn(context), input)),
    ),
    markSent: os.markSent.handler(async ({ context, input }) =>
      unwrap(await markSent(platform, signedIn(context), input)),
    ),
    exportEnvelopes: os.exportEnvelopes.handler(async ({ context, input: { formality, ...query } }) => {
      const view = readGuestView(new URLSearchParams(query));
      return sendFile(context, unwrap(await exportEnvelopes(platform, signedIn(context), view, formality)));
    }),
    printEnvelopes: os.printEnvelopes.handler(async ({ context, input }) => {
      const { file, leftOut } = unwrap(await printEnvelopes(platform, signedIn(context), input));
      context.resHeaders?.set('x-left-out', String(leftOut));
      return sendFile(context, file);
    }),
  };
}
