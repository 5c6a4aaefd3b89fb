import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureResizer } from '#capabilities/media/server/index.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { VISITOR } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { createLog } from '#platform/log.ts';
import { type Host, OPEN_WALL, openWallWorld, type WallWorld } from '../../testing/wall-world.ts';
import { openWallArchive } from '../archive/open-archive.ts';
import { collectWall } from '../collect-wall.ts';
import { deleteWallOf, sweepPhotos } from '../sweep-photos.ts';

let world: WallWorld;
beforeAll(async () => {
  world = await openWallWorld();
});
afterAll(() => world.close());

const weddingIdOf = async (host: Host) => (await host.api.getWedding()).uuid;

async function withPhotos(count: number) {
  const host = await world.addHost();
  const { code, screen, version } = await world.openWall(host);
  const phone = world.phone(code);
  const photos = [];
  for (let sent = 0; sent < count; sent += 1) photos.push(await phone.send(await world.draw(), 'Aunt Ruth'));
  return { host, code, screen, version, phone, photos, uuids: photos.map(({ uuid }) => uuid) };
}

describe('the wall of a couple', () => {
  it('is not there until it is turned on, and keeps its codes when it is turned off and on', async () => {
    const host = await world.addHost();
    expect(await host.wall.readWall()).toMatchObject({ wall: null, canShare: true, canModerate: true });
    const { code, version } = await world.openWall(host);
    await world.openWall(host, { mode: 'OFF', version });
    expect((await world.openWall(host, { version: version + 1 })).code).toBe(code);
  });

  it('is changed by whoever saw how it is', async () => {
    const host = await world.addHost();
    await world.openWall(host);
    const late = host.wall.saveWall({ ...OPEN_WALL, mode: 'DROP_ONLY' });
    expect(await refusal(late)).toBe('wall.changed_meanwhile');
    expect((await host.wall.readWall()).wall?.mode).toBe('GALLERY');
  });

  it('does not close before it opens', async () => {
    const host = await world.addHost();
    const backwards = { ...OPEN_WALL, opensOn: '2031-09-14', closesOn: '2031-09-13' };
    expect(await refusal(host.wall.saveWall(backwards))).toBe('invalid_input');
  });

  it('has new codes when they are renewed: links and addresses of pictures from before are dead', async () => {
    const { host, code, screen, version, phone } = await withPhotos(1);
    const resize = createPictureResizer({ ...world.platform, log: createLog('silent') });
    const [old] = await phone.own();
    const ask = async (picture = old?.picture) =>
      (
        await resize({
          id: picture?.id ?? '',
          key: picture?.addressKey ?? '',
          width: 300,
          format: 'webp',
          quality: 75,
        })
      ).ok;
    expect(await ask()).toBe(true);
    await host.wall.renewWallCodes({ version });
    expect(await ask()).toBe(false);
    for (const call of [
      world.visitor.readGuestWall({ code }),
      world.visitor.readWallScreen({ code: screen }),
    ])
      expect(await refusal(call)).toBe('wall.not_found');
    const { photos } = await host.wall.listWallPhotos({ filter: 'ALL' });
    expect(await ask(photos[0]?.picture)).toBe(true);
  });
});

describe('roles', () => {
  it('let planner and family look after photos, the planner share the wall, and a viewer see nothing', async () => {
    const { host, uuids, version } = await withPhotos(1);
    const [planner, family, viewer] = [
      await world.join(host, 'PLANNER'),
      await world.join(host, 'FAMILY'),
      await world.join(host, 'VIEWER'),
    ];
    const rightsOf = async ({ wall }: Host) => {
      const { canShare, canModerate } = await wall.readWall();
      return [canShare, canModerate];
    };
    expect(await rightsOf(planner)).toEqual([true, true]);
    expect(await rightsOf(family)).toEqual([false, true]);
    expect(await viewer.wall.readWall()).toMatchObject({ wall: null, canShare: false, canModerate: false });
    const move = { uuids, to: 'HIDDEN' } as const;
    expect(await refusal(viewer.wall.moveWallPhotos(move))).toBe('wedding.role_forbids');
    expect(await refusal(viewer.wall.listWallPhotos({ filter: 'ALL' }))).toBe('wedding.role_forbids');
    expect(await refusal(family.wall.saveWall({ ...OPEN_WALL, version }))).toBe('wedding.role_forbids');
    expect(await refusal(family.wall.renewWallCodes({ version }))).toBe('wedding.role_forbids');
    expect(await refusal(family.wall.printWallCard({}))).toBe('wedding.role_forbids');
    expect((await family.wall.moveWallPhotos(move)).moved).toEqual([{ uuid: uuids[0], from: 'SHOWN' }]);
    expect((await planner.wall.saveWall({ ...OPEN_WALL, version })).wall?.version).toBe(version + 1);
  });

  it('are those of one wedding: another couple reaches nothing', async () => {
    const { uuids, host } = await withPhotos(2);
    const stranger = await world.addHost('Stranger');
    await world.openWall(stranger);
    expect((await stranger.wall.moveWallPhotos({ uuids, to: 'REMOVED' })).moved).toEqual([]);
    expect((await stranger.wall.listWallPhotos({ filter: 'ALL' })).photos).toEqual([]);
    expect(await openWallArchive(world.platform, stranger.actor, 1)).toBeUndefined();
    expect((await host.wall.readWall()).counts.SHOWN).toBe(2);
  });
});

describe('moving photos', () => {
  it('is many at once, told where each was, and can be undone', async () => {
    const { host, uuids, code } = await withPhotos(3);
    const [first = '', second = ''] = uuids;
    await host.wall.moveWallPhotos({ uuids: [first], to: 'HIDDEN' });
    const { moved } = await host.wall.moveWallPhotos({ uuids, to: 'REMOVED' });
    expect(moved.toSorted((one, other) => one.uuid.localeCompare(other.uuid))).toEqual(
      uuids.map((uuid) => ({ uuid, from: uuid === first ? 'HIDDEN' : 'SHOWN' })),
    );
    expect((await world.visitor.readGuestWall({ code })).photos).toEqual([]);
    expect((await host.wall.listWallPhotos({ filter: 'ALL' })).photos).toEqual([]);
    expect((await host.wall.listWallPhotos({ filter: 'REMOVED' })).photos).toHaveLength(3);
    await host.wall.moveWallPhotos({ uuids: [second], to: 'SHOWN' });
    expect((await world.visitor.readGuestWall({ code })).photos.map(({ uuid }) => uuid)).toEqual([second]);
  });

  it('leaves out what its uploader took back meanwhile', async () => {
    const { host, uuids, phone } = await withPhotos(2);
    await phone.withdraw(uuids[0] ?? '');
    expect((await host.wall.moveWallPhotos({ uuids, to: 'HIDDEN' })).moved).toHaveLength(1);
  });

  it('and withdrawing at the same moment end well, in either order', async () => {
    const { host, uuids, phone } = await withPhotos(6);
    await Promise.all([
      ...uuids.map((uuid) => phone.withdraw(uuid)),
      host.wall.moveWallPhotos({ uuids, to: 'HIDDEN' }),
      host.wall.moveWallPhotos({ uuids, to: 'SHOWN' }),
    ]);
    expect((await host.wall.listWallPhotos({ filter: 'ALL' })).photos).toEqual([]);
  });
});

describe('what nobody needs any more', () => {
  it('goes a week after it was removed, with its files, and not a day earlier', async () => {
    const { host, uuids, photos } = await withPhotos(1);
    await host.wall.moveWallPhotos({ uuids, to: 'REMOVED' });
    world.moveDays(6);
    await sweepPhotos(world.platform);
    expect((await host.wall.readWall()).counts.REMOVED).toBe(1);
    world.moveDays(2);
    await sweepPhotos(world.platform);
    await world.runJobs();
    expect((await host.wall.readWall()).counts.REMOVED).toBe(0);
    const id = photos[0]?.picture.id ?? 'none';
    expect((await world.listFiles()).filter((file) => file.includes(id))).toEqual([]);
  });

  it('as a picture whose upload broke off goes a day later; those on the wall stay', async () => {
    const { host, photos } = await withPhotos(2);
    const [lost, kept] = photos;
    await world.db.$client.query('delete from wall_photos where uuid = $1', [lost?.uuid]);
    world.moveDays(2);
    await sweepPhotos(world.platform);
    const { rows } = await world.db.$client.query<{ id: string }>(
      'select id from media_assets where id = any($1)',
      [[lost?.picture.id, kept?.picture.id]],
    );
    expect(rows).toEqual([{ id: kept?.picture.id }]);
    expect((await host.wall.readWall()).counts.SHOWN).toBe(1);
  });

  it('goes with the wedding', async () => {
    const { host, photos } = await withPhotos(2);
    const weddingId = await weddingIdOf(host);
    await transact(world.db, (tx) => deleteWallOf(tx, weddingId));
    await world.runJobs();
    const ids = photos.map(({ picture }) => picture.id);
    expect((await world.listFiles()).filter((file) => ids.some((id) => file.includes(id)))).toEqual([]);
    expect((await host.wall.readWall()).wall).toBeNull();
    await transact(world.db, (tx) => deleteWallOf(tx, weddingId));
  });
});

describe('taking out', () => {
  it('downloads every photo that was not removed, as long as was said', async () => {
    const { host, uuids } = await withPhotos(4);
    await host.wall.moveWallPhotos({ uuids: uuids.slice(0, 1), to: 'REMOVED' });
    await host.wall.moveWallPhotos({ uuids: uuids.slice(1, 2), to: 'HIDDEN' });
    const { archive } = await host.wall.readWall();
    const opened = await openWallArchive(world.platform, host.actor, 1);
    if (!opened) throw new Error('There is something to download.');
    const zip = await buffer(opened.stream);
    expect(archive).toEqual([{ part: 1, photos: 3, bytes: zip.byteLength }]);
    expect(opened).toMatchObject({ fileName: 'wedding-photos.zip', bytes: zip.byteLength });
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(['0001 Aunt Ruth.webp', '0002 Aunt Ruth.webp', '0003 Aunt Ruth.webp']);
    for (const content of Object.values(files))
      expect(Buffer.from(content.subarray(8, 12)).toString()).toBe('WEBP');
  });

  it('gives nothing to others, and no part that is not there', async () => {
    const { host } = await withPhotos(1);
    const viewer = await world.join(host, 'VIEWER');
    for (const [actor, part] of [
      [VISITOR, 1],
      [viewer.actor, 1],
      [host.actor, 2],
      [host.actor, 0],
    ] as const)
      expect(await openWallArchive(world.platform, actor, part)).toBeUndefined();
  });

  it('is part of the export of an account, without a key of anybody', async () => {
    const { host, phone } = await withPhotos(1);
    const collected = await collectWall(world.db, host.userId);
    expect(collected).toMatchObject({ mode: 'GALLERY', photos: [{ uploaderName: 'Aunt Ruth' }] });
    expect(JSON.stringify(collected)).not.toContain(phone.device);
    expect(await collectWall(world.db, (await world.join(host, 'VIEWER')).userId)).toBeNull();
  });

  it('prints cards in every language that guests read', async () => {
    const { host } = await withPhotos(0);
    for (const language of ['en', 'he'] as const) {
      const card = await host.wall.printWallCard({ language });
      expect(card.name).toBe('photo-cards.pdf');
      expect(
        Buffer.from(await card.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
  });
});
