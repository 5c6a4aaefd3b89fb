import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRouterClient } from '@orpc/server';
import { drawPicture } from '#capabilities/media/testing/hostile-files.ts';
import { runMediaJobs } from '#capabilities/media/testing/run-media-jobs.ts';
import { joinWedding } from '#capabilities/weddings/testing/join-wedding.ts';
import { openWeddingWorld, type Person, SECRET } from '#capabilities/weddings/testing/wedding-world.ts';
import { type Actor, VISITOR } from '#platform/actor.ts';
import { systemClock } from '#platform/clock.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { createLog } from '#platform/log.ts';
import { createPrinter } from '#platform/print/typst-printer.ts';
import { testContext } from '#platform/testing/request-context.ts';
import '../contract.ts';
import { photoWallRoutes } from '../server/routes.ts';

type Settings = Parameters<Host['wall']['saveWall']>[0];
export type Host = Person & { wall: ReturnType<typeof callsFor> };

function callsFor(routes: ReturnType<typeof photoWallRoutes>, actor: Actor, clock: typeof systemClock) {
  return createRouterClient(routes, { context: testContext({ actor, clock }) });
}

export const OPEN_WALL = {
  ...{ mode: 'GALLERY', moderation: 'AFTER', names: 'OPTIONAL', mayDownload: true },
  ...{ opensOn: null, closesOn: null, version: 0 },
} as const satisfies Settings;

/** Couples with walls, and phones of guests that send photos. */
export async function openWallWorld() {
  const world = await openWeddingWorld();
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-wall-'));
  // Photos lie in the order of their keys.
  const clock = { ...world.clock, uuid: systemClock.uuid };
  const files = createFolderFileStore(folder, clock);
  const printer = createPrinter(createLog('silent'));
  const { db } = world;
  const platform = { db, clock, files, printer, secret: SECRET, publicUrl: 'https://ampersand.example' };
  const routes = photoWallRoutes(platform);
  const visitor = callsFor(routes, VISITOR, clock);
  const hostOf = <P extends Person>(person: P) => ({
    ...person,
    wall: callsFor(routes, person.actor, clock),
  });
  let width = 300;

  const codeOf = (url: string) => new URL(url).pathname.split('/')[2] ?? '';

  return {
    ...world,
    platform,
    visitor,
    files,
    close: async () => {
      await printer.close();
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
    runJobs: () => runMediaJobs({ db, files }),
    listFiles: async () => (await readdir(folder, { recursive: true })).filter((file) => file.includes('.')),
    addHost: async (firstName = 'Maya') => hostOf(await world.addOwner(firstName)),
    join: async (owner: Person, role: Parameters<typeof joinWedding>[2]) =>
      hostOf(await joinWedding(world, owner, role)),
    /** Turns the wall of a couple on, and says how to reach it. */
    async openWall(host: Host, choices: Partial<Settings> = {}) {
      const { wall } = await host.wall.saveWall({ ...OPEN_WALL, ...choices });
      if (!wall) throw new Error('A wall that was just saved is gone.');
      return { code: codeOf(wall.uploadUrl), screen: codeOf(wall.screenUrl), version: wall.version };
    },
    /** A file that no other test has. */
    async draw(): Promise<File> {
      width += 1;
      return new File([await drawPicture(width, 200).jpeg().toBuffer()], 'photo.jpg', { type: 'image/jpeg' });
    },
    /** A browser with a key of its own, at a wall. */
    phone(code: string) {
      const device = randomBytes(32).toString('base64url');
      const of = (uuid: string) => ({ code, device, uuid });
      return {
        device,
        send: (body: File, name = 'Ruth') =>
          visitor.addWallPhoto({
            params: { code },
            query: { name },
            headers: { 'x-device-key': device },
            body,
          }),
        own: async () => (await visitor.listOwnWallPhotos({ code, device })).photos,
        caption: (uuid: string, caption: string) => visitor.captionWallPhoto({ ...of(uuid), caption }),
        withdraw: (uuid: string) => visitor.withdrawWallPhoto(of(uuid)),
        report: (uuid: string) => visitor.reportWallPhoto(of(uuid)),
      };
    },
  };
}

export type WallWorld = Awaited<ReturnType<typeof openWallWorld>>;
