import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { editorialContract } from '../contract.ts';
import { listRealWeddings } from './list-real-weddings.ts';
import { listWeddingPhotos } from './list-wedding-photos.ts';
import { readRealWedding } from './read-real-wedding.ts';
import { readWeddingPhoto } from './read-wedding-photo.ts';

export function editorialRoutes(platform: Pick<Platform, 'db'>) {
  const os = implement(editorialContract).$context<RequestContext>().use(guard);
  return {
    listRealWeddings: os.listRealWeddings.handler(async ({ input }) =>
      unwrap(await listRealWeddings(platform, input)),
    ),
    readRealWedding: os.readRealWedding.handler(async ({ input }) =>
      unwrap(await readRealWedding(platform, input.slug)),
    ),
    listWeddingPhotos: os.listWeddingPhotos.handler(({ input }) => listWeddingPhotos(platform, input)),
    readWeddingPhoto: os.readWeddingPhoto.handler(async ({ input }) =>
      unwrap(await readWeddingPhoto(platform, input.slug)),
    ),
  };
}
