import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { listingsContract } from '../contract.ts';
import { addLinkedPhoto } from './galleries/add-linked-photo.ts';
import { changeGalleries } from './galleries/change-galleries.ts';
import { changePreferred } from './preferred/change-preferred.ts';
import { readPreferred } from './preferred/read-preferred.ts';
import { askForLook } from './sections/ask-for-look.ts';
import { checkSlug } from './sections/check-slug.ts';
import { listEdits } from './sections/list-edits.ts';
import { readListing } from './sections/read-listing.ts';
import { saveSection } from './sections/save-section.ts';
import { undoEdit } from './sections/undo-edit.ts';

export function editorRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events' | 'files' | 'webReader'>) {
  const os = implement(listingsContract).$context<RequestContext>().use(guard);
  return {
    getListing: os.getListing.handler(async ({ context, input }) =>
      unwrap(await readListing(platform, signedIn(context), input.uuid)),
    ),
    saveSection: os.saveSection.handler(async ({ context, input }) =>
      unwrap(await saveSection(platform, signedIn(context), input)),
    ),
    askForLook: os.askForLook.handler(async ({ context, input }) =>
      unwrap(await askForLook(platform, signedIn(context), input)),
    ),
    listEdits: os.listEdits.handler(async ({ context, input }) =>
      unwrap(await listEdits(platform, signedIn(context), input)),
    ),
    undoEdit: os.undoEdit.handler(async ({ context, input }) =>
      unwrap(await undoEdit(platform, signedIn(context), input)),
    ),
    changeGalleries: os.changeGalleries.handler(async ({ context, input }) =>
      unwrap(await changeGalleries(platform, signedIn(context), input)),
    ),
    addLinkedPhoto: os.addLinkedPhoto.handler(async ({ context, input }) =>
      unwrap(await addLinkedPhoto(platform, signedIn(context), input)),
    ),
    getPreferred: os.getPreferred.handler(async ({ context, input }) =>
      unwrap(await readPreferred(platform, signedIn(context), input.uuid)),
    ),
    changePreferred: os.changePreferred.handler(async ({ context, input }) =>
      unwrap(await changePreferred(platform, signedIn(context), input)),
    ),
    checkSlug: os.checkSlug.handler(async ({ context, input }) =>
      unwrap(await checkSlug(platform, signedIn(context), input)),
    ),
  };
}
