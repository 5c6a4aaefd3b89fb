import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { photoWallContract } from '../contract.ts';
import { renewCodes, saveWall } from './couple/change-wall.ts';
import { movePhotos } from './couple/move-photos.ts';
import { printCard } from './couple/print-card.ts';
import { listPhotos, readWall } from './couple/read-wall.ts';
import { addPhoto } from './guest/add-photo.ts';
import { captionPhoto, listOwnPhotos, withdrawPhoto } from './guest/own-photos.ts';
import { readGuestWall } from './guest/read-guest-wall.ts';
import { readScreen } from './guest/read-screen.ts';
import { reportPhoto } from './guest/report-photo.ts';
import { unwrapWall } from './open-wall.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'files' | 'secret' | 'publicUrl' | 'printer'>;

export function photoWallRoutes(platform: Deps) {
  const os = implement(photoWallContract).$context<RequestContext>().use(guard);
  return {
    readGuestWall: os.readGuestWall.handler(async ({ context, input }) =>
      unwrapWall(context, await readGuestWall(platform, input)),
    ),
    addWallPhoto: os.addWallPhoto.handler(async ({ context, input }) => {
      const { params, query, headers, body } = input;
      const bytes = new Uint8Array(await body.arrayBuffer());
      const upload = { code: params.code, device: headers['x-device-key'], name: query.name ?? '', bytes };
      return unwrapWall(context, await addPhoto(platform, upload));
    }),
    listOwnWallPhotos: os.listOwnWallPhotos.handler(async ({ context, input }) =>
      unwrapWall(context, await listOwnPhotos(platform, input)),
    ),
    captionWallPhoto: os.captionWallPhoto.handler(async ({ context, input }) =>
      unwrapWall(context, await captionPhoto(platform, input)),
    ),
    withdrawWallPhoto: os.withdrawWallPhoto.handler(async ({ context, input }) =>
      unwrapWall(context, await withdrawPhoto(platform, input)),
    ),
    reportWallPhoto: os.reportWallPhoto.handler(async ({ context, input }) =>
      unwrapWall(context, await reportPhoto(platform, input)),
    ),
    readWallScreen: os.readWallScreen.handler(async ({ context, input }) =>
      unwrapWall(context, await readScreen(platform, input)),
    ),
    readWall: os.readWall.handler(({ context }) => readWall(platform, signedIn(context))),
    listWallPhotos: os.listWallPhotos.handler(async ({ context, input }) =>
      unwrap(await listPhotos(platform, signedIn(context), input)),
    ),
    saveWall: os.saveWall.handler(async ({ context, input }) =>
      unwrap(await saveWall(platform, signedIn(context), input)),
    ),
    renewWallCodes: os.renewWallCodes.handler(async ({ context, input }) =>
      unwrap(await renewCodes(platform, signedIn(context), input)),
    ),
    moveWallPhotos: os.moveWallPhotos.handler(async ({ context, input }) =>
      unwrap(await movePhotos(platform, signedIn(context), input)),
    ),
    printWallCard: os.printWallCard.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await printCard(platform, signedIn(context), input))),
    ),
  };
}
