import { implement } from '@orpc/server';
import { refuse, unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { mediaContract } from '../contract.ts';
import { deletePicture } from './delete-picture.ts';
import { ingestPicture } from './ingest-picture.ts';
import { presentPicture, presentUpload } from './present.ts';
import { findAssetOf } from './store.ts';

export function mediaRoutes(platform: Pick<Platform, 'db' | 'clock' | 'files'>) {
  const os = implement(mediaContract).$context<RequestContext>().use(guard);
  return {
    uploadPicture: os.uploadPicture.handler(async ({ context, input }) => {
      const { userId } = signedIn(context);
      const bytes = new Uint8Array(await input.arrayBuffer());
      return presentPicture(unwrap(await ingestPicture(platform, { bytes, uploadedBy: userId })));
    }),
    readPicture: os.readPicture.handler(async ({ context, input }) => {
      const asset = await findAssetOf(platform.db, signedIn(context).userId, input.uuid);
      if (!asset) throw refuse('picture.not_found', 'This image is no longer available.');
      return presentUpload(asset);
    }),
    deletePicture: os.deletePicture.handler(async ({ context, input }) => {
      unwrap(await deletePicture(platform, signedIn(context), input.uuid));
      return { deleted: true };
    }),
  };
}
