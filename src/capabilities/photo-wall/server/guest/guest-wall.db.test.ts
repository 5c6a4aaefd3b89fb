import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phonePhoto, scriptedSvg } from '#capabilities/media/testing/hostile-files.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { openWallWorld, type WallWorld } from '../../testing/wall-world.ts';

let world: WallWorld;
beforeAll(async () => {
  world = await openWallWorld();
});
afterAll(() => world.close());

const shownTo = async (code: string) =>
  (await world.visitor.readGuestWall({ code })).photos.map(({ uuid }) => uuid);
const MADE_UP = '0'.repeat(26);

describe('a photo of a guest', () => {
  it('is on the wall at once, newest first, with a name, a caption and an address that opens it', async () => {
    const { code } = await world.openWall(await world.addHost());
    const phone = world.phone(code);
    const first = await phone.send(await world.draw(), '  Aunt\u202E   Ruth ');
    const second = await phone.send(await world.draw(), '');
    expect(first).toMatchObject({ name: 'Aunt Ruth', caption: '', state: 'SHOWN' });
    await phone.caption(first.uuid, 'The light!');
    const { photos, next } = await world.visitor.readGuestWall({ code });
    expect(photos.map(({ uuid }) => uuid)).toEqual([second.uuid, first.uuid]);
    expect(photos[1]).toMatchObject({
      ...{ name: 'Aunt Ruth', caption: 'The light!' },
      picture: { alt: 'The light!, Aunt Ruth', addressKey: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(next).toBeNull();
  });

  it('is the same photo however often it is sent, and at once', async () => {
    const { code } = await world.openWall(await world.addHost());
    const phone = world.phone(code);
    const file = await world.draw();
    const sent = await Promise.all(Array.from({ length: 5 }, () => phone.send(file)));
    expect(new Set(sent.map(({ uuid }) => uuid)).size).toBe(1);
    expect(await shownTo(code)).toHaveLength(1);
    expect((await world.phone(code).send(file)).uuid).not.toBe(sent[0]?.uuid);
  });

  it('has nothing of where it was taken, and the key of its phone is kept as a hash only', async () => {
    const { code } = await world.openWall(await world.addHost());
    const phone = world.phone(code);
    const { picture } = await phone.send(new File([await phonePhoto()], 'IMG_1.jpg'));
    const file = await world.files.get(`media/${picture.id}/clean.webp`);
    const bytes = file ? await buffer(file.stream) : Buffer.alloc(0);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.includes('Maya Secret')).toBe(false);
    const { rows } = await world.db.$client.query('select * from wall_photos, media_assets');
    expect(JSON.stringify(rows)).not.toContain(phone.device);
  });

  it('is refused where it is none, and leaves nothing', async () => {
    const { code } = await world.openWall(await world.addHost());
    const phone = world.phone(code);
    expect(await refusal(phone.send(new File([scriptedSvg()], 'a.jpg')))).toBe('picture.not_a_picture');
    expect(await refusal(phone.send(await world.draw(), 'x'.repeat(51)))).toBe('invalid_input');
    expect(await phone.own()).toEqual([]);
  });

  it('comes in pages', async () => {
    const { code } = await world.openWall(await world.addHost());
    const phone = world.phone(code);
    for (let sent = 0; sent < 26; sent += 1) await phone.send(await world.draw());
    const first = await world.visitor.readGuestWall({ code });
    expect(first.photos).toHaveLength(24);
    const rest = await world.visitor.readGuestWall({ code, before: first.next ?? '' });
    expect(rest.photos).toHaveLength(2);
    expect(rest.next).toBeNull();
    const all = [...first.photos, ...rest.photos].map(({ uuid }) => uuid);
    expect(new Set(all).size).toBe(26);
  });
});

describe('what the couple chose', () => {
  it('shows nothing to others where the wall only takes, and all of it to whoever brought it', async () => {
    const { code } = await world.openWall(await world.addHost(), { mode: 'DROP_ONLY' });
    const phone = world.phone(code);
    const { uuid } = await phone.send(await world.draw());
    expect(await shownTo(code)).toEqual([]);
    expect(await phone.own()).toMatchObject([{ uuid, state: 'SHOWN' }]);
    expect(await world.phone(code).own()).toEqual([]);
    expect(await refusal(world.phone(code).report(uuid))).toBe('wall.photo_not_found');
  });

  it('holds photos where they look first', async () => {
    const { code } = await world.openWall(await world.addHost(), { moderation: 'BEFORE' });
    const phone = world.phone(code);
    expect(await phone.send(await world.draw())).toMatchObject({ state: 'WAITING' });
    expect(await shownTo(code)).toEqual([]);
  });

  it('asks for a name, or keeps none', async () => {
    const strict = await world.openWall(await world.addHost(), { names: 'REQUIRED' });
    const file = await world.draw();
    expect(await refusal(world.phone(strict.code).send(file, ' '))).toBe('wall.name_required');
    const nameless = await world.openWall(await world.addHost(), { names: 'OFF' });
    expect(await world.phone(nameless.code).send(file, 'Ruth')).toMatchObject({ name: '' });
  });

  it('takes photos on its days, until the party is over', async () => {
    const host = await world.addHost();
    const today = (await world.platform.clock.now()).toISOString().slice(0, 10);
    const { code, version } = await world.openWall(host, { opensOn: '2099-01-01' });
    expect(await world.visitor.readGuestWall({ code })).toMatchObject({ window: 'NOT_OPEN' });
    expect(await refusal(world.phone(code).send(await world.draw()))).toBe('wall.closed');
    await world.openWall(host, { opensOn: today, closesOn: today, version });
    const phone = world.phone(code);
    const { uuid } = await phone.send(await world.draw());
    world.moveDays(3);
    expect(await refusal(phone.send(await world.draw()))).toBe('wall.closed');
    // What is there stays theirs.
    expect(await shownTo(code)).toEqual([uuid]);
    expect(await phone.withdraw(uuid)).toEqual({ ok: true });
  });
});

describe('whoever brought a photo', () => {
  it('takes it back, for good: from the wall, from the screen and from the disk', async () => {
    const { code, screen } = await world.openWall(await world.addHost());
    const phone = world.phone(code);
    const { uuid, picture } = await phone.send(await world.draw());
    const filesOf = async () => (await world.listFiles()).filter((file) => file.includes(picture.id));
    expect((await filesOf()).length).toBeGreaterThan(0);
    await phone.withdraw(uuid);
    await world.runJobs();
    expect([await shownTo(code), await phone.own(), await filesOf()]).toEqual([[], [], []]);
    expect((await world.visitor.readWallScreen({ code: screen })).wall?.photos).toEqual([]);
    expect(await refusal(phone.withdraw(uuid))).toBe('wall.photo_not_found');
  });

  it('is the only one who can', async () => {
    const { code } = await world.openWall(await world.addHost());
    const elsewhere = await world.openWall(await world.addHost());
    const phone = world.phone(code);
    const { uuid } = await phone.send(await world.draw());
    const { rows } = await world.db.$client.query<{ hash: string }>(
      'select uploader_key_hash as hash from wall_photos where uuid = $1',
      [uuid],
    );
    const by = (device: string, at = code) => ({ code: at, device, uuid });
    for (const call of [
      by(world.phone(code).device),
      by(rows[0]?.hash ?? ''),
      by(phone.device, elsewhere.code),
    ]) {
      expect(await refusal(world.visitor.withdrawWallPhoto(call))).toBe('wall.photo_not_found');
      expect(await refusal(world.visitor.captionWallPhoto({ ...call, caption: 'Mine' }))).toBe(
        'wall.photo_not_found',
      );
    }
    expect(await shownTo(code)).toEqual([uuid]);
  });

  it('can send again what they took back', async () => {
    const { code } = await world.openWall(await world.addHost());
    const phone = world.phone(code);
    const file = await world.draw();
    const { uuid } = await phone.send(file);
    await phone.withdraw(uuid);
    expect((await phone.send(file)).uuid).not.toBe(uuid);
  });
});

describe('reports', () => {
  it('of three browsers take a photo down until the couple has looked, and then no longer', async () => {
    const host = await world.addHost();
    const { code } = await world.openWall(host);
    const { uuid } = await world.phone(code).send(await world.draw());
    const [first, second, third, fourth] = Array.from({ length: 4 }, () => world.phone(code));
    await first?.report(uuid);
    await first?.report(uuid);
    await second?.report(uuid);
    expect(await shownTo(code)).toEqual([uuid]);
    await third?.report(uuid);
    expect(await shownTo(code)).toEqual([]);
    const { photos } = await host.wall.listWallPhotos({ filter: 'REPORTED' });
    expect(photos).toMatchObject([{ uuid, state: 'WAITING', reports: 3 }]);

    await host.wall.moveWallPhotos({ uuids: [uuid], to: 'SHOWN' });
    expect(await shownTo(code)).toEqual([uuid]);
    // Who has said so before is not heard again.
    for (const phone of [first, second, third]) await phone?.report(uuid);
    await fourth?.report(uuid);
    expect(await shownTo(code)).toEqual([uuid]);
  });

  it('at the same moment are counted one by one', async () => {
    const { code } = await world.openWall(await world.addHost());
    const { uuid } = await world.phone(code).send(await world.draw());
    await Promise.all([1, 2, 3].map(() => world.phone(code).report(uuid)));
    expect(await shownTo(code)).toEqual([]);
  });
});

describe('a code', () => {
  it('that leads nowhere is one word, whatever it was', async () => {
    const { code, screen, version } = await world.openWall(await world.addHost());
    const host = await world.addHost();
    const off = await world.openWall(host, { mode: 'OFF' });
    const wrong = [MADE_UP, 'x', screen, off.code, `${code}0`];
    for (const each of wrong)
      expect(await refusal(world.visitor.readGuestWall({ code: each })), each).toBe('wall.not_found');
    for (const each of [MADE_UP, code, off.screen])
      expect(await refusal(world.visitor.readWallScreen({ code: each })), each).toBe('wall.not_found');
    expect(await refusal(world.phone(off.code).send(await world.draw()))).toBe('wall.not_found');
    expect(version).toBe(1);
  });

  it('is read in any case, as cameras read it', async () => {
    const { code } = await world.openWall(await world.addHost());
    expect(await world.visitor.readGuestWall({ code: code.toUpperCase() })).toMatchObject({
      mode: 'GALLERY',
    });
  });
});

describe('the screen', () => {
  it('says nothing while nothing changes, and everything when it does', async () => {
    const { code, screen } = await world.openWall(await world.addHost());
    const before = await world.visitor.readWallScreen({ code: screen });
    expect(before.wall).toMatchObject({ photos: [], isOpen: true });
    expect(before.wall?.uploadUrl).toBe(`https://ampersand.example/p/${code}`);
    const asked = { code: screen, revision: before.revision };
    expect(await world.visitor.readWallScreen(asked)).toEqual({ revision: before.revision, wall: null });
    const phone = world.phone(code);
    const { uuid } = await phone.send(await world.draw());
    const after = await world.visitor.readWallScreen(asked);
    expect(after.wall?.photos.map((photo) => photo.uuid)).toEqual([uuid]);
    await phone.withdraw(uuid);
    const last = await world.visitor.readWallScreen({ code: screen, revision: after.revision });
    expect(last.wall?.photos).toEqual([]);
  });

  it('shows nothing that waits, is hidden or was removed', async () => {
    const host = await world.addHost();
    const { code, screen } = await world.openWall(host);
    const phone = world.phone(code);
    const uuids = [];
    for (const to of ['WAITING', 'HIDDEN', 'REMOVED'] as const) {
      const { uuid } = await phone.send(await world.draw());
      await host.wall.moveWallPhotos({ uuids: [uuid], to });
      uuids.push(uuid);
    }
    expect((await world.visitor.readWallScreen({ code: screen })).wall?.photos).toEqual([]);
    expect((await phone.own()).map(({ state }) => state)).toEqual(['HIDDEN', 'WAITING']);
  });
});

it('a photo that was on its way when the code was renewed does not arrive', async () => {
  const host = await world.addHost();
  const { code, version } = await world.openWall(host);
  const phone = world.phone(code);
  const [sent] = await Promise.allSettled([
    phone.send(await world.draw()),
    host.wall.renewWallCodes({ version }),
  ]);
  const { counts } = await host.wall.readWall();
  // Whichever came first, what was answered is what is there.
  expect(counts.SHOWN).toBe(sent.status === 'fulfilled' ? 1 : 0);
  expect(await refusal(phone.send(await world.draw()))).toBe('wall.not_found');
});
