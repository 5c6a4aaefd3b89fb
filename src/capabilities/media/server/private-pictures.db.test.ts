import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_FORMATS, pictureAddress, pictureWidthSet } from '#base/picture-address.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { signUpCouple } from '#server/testing/test-people.ts';
import { drawPicture, phonePhoto } from '../testing/hostile-files.ts';
import {
  countOwnPictures,
  findPictures,
  findPrivatePictures,
  ingestPicture,
  renewPrivateAddresses,
} from './index.ts';

let app: TestApp;
let widths = 500;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const newScope = () => crypto.randomUUID();
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.app.inject({ method, url, headers });

async function ingest(scopeId: string, given?: Buffer, uploadedBy: string | null = null): Promise<string> {
  widths += 1;
  const bytes = given ?? (await drawPicture(widths, 400).jpeg().toBuffer());
  const result = await ingestPicture(app.platform, { bytes, uploadedBy, scopeId });
  if (!result.ok) throw new Error(`Refused: ${result.failure.code}`);
  return result.value.id;
}

async function shown(scopeId: string, id: string) {
  const [picture] = await findPrivatePictures(app.platform.db, app.platform, { scopeId, ids: [id] });
  if (!picture) throw new Error('The picture was not found in its scope.');
  return picture;
}

/** All that a stranger sees of an answer; its id and its moment differ for every request. */
async function seen(url: string, headers?: Record<string, string>) {
  const answer = await get(url, headers);
  const { 'x-request-id': _id, date: _date, ...rest } = answer.headers;
  return { status: answer.statusCode, headers: rest, body: answer.payload };
}

describe('the addresses of a private picture', () => {
  it('answer it in every size and format, to its reader alone', async () => {
    const scopeId = newScope();
    const picture = await shown(scopeId, await ingest(scopeId));
    const addresses = PICTURE_FORMATS.flatMap((format) =>
      pictureWidthSet(picture, format)
        .split(', ')
        .map((entry) => entry.split(' ')[0] ?? ''),
    );
    expect(addresses.length).toBeGreaterThan(6);
    for (const address of addresses) {
      const answer = await get(address);
      expect(answer.statusCode, address).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, max-age=3600',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers).not.toHaveProperty('etag');
      expect(answer.headers).not.toHaveProperty('last-modified');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    const head = await get(addresses[0] ?? '', {}, 'HEAD');
    expect([head.statusCode, head.headers['cache-control']]).toEqual([200, 'private, max-age=3600']);
  });

  it('hold nothing of where and by whom it was taken', async () => {
    const scopeId = newScope();
    const { id, addressKey } = await shown(scopeId, await ingest(scopeId, await phonePhoto()));
    for (const format of PICTURE_FORMATS) {
      const { rawPayload } = await get(pictureAddress(id, { format, addressKey }));
      expect(rawPayload.includes('Maya Secret')).toBe(false);
      const { exif, xmp, iptc, orientation } = await sharp(rawPayload).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
    }
  });

  it('without the right key answer what an unknown picture answers, letter by letter', async () => {
    const scopeId = newScope();
    const { id, addressKey } = await shown(scopeId, await ingest(scopeId));
    const sibling = await shown(scopeId, await ingest(scopeId));
    const unknown = await seen(pictureAddress(crypto.randomUUID()));
    expect(unknown.status).toBe(404);
    // Once shown, it lies finished in memory and store; that must not help.
    expect((await get(pictureAddress(id, { addressKey }))).statusCode).toBe(200);
    const address = pictureAddress(id);
    for (const url of [
      address,
      `${address}&key=`,
      `${address}&key=${sibling.addressKey}`,
      `${address}&key=${addressKey.slice(1)}`,
      `${address}&key=${addressKey}&key=${addressKey}`,
      `${address}&key=%00`,
      `${address}&key=${'%F0%9F%92%8D'.repeat(43)}`,
    ])
      expect(await seen(url), url).toEqual(unknown);
    expect(await seen(address, { 'if-none-match': '*' })).toEqual(unknown);
  });

  it('all end when the scope is renewed, and those of other scopes do not', async () => {
    const [scopeId, otherScope] = [newScope(), newScope()];
    const ids = [await ingest(scopeId), await ingest(scopeId)];
    const old = await Promise.all(ids.map((id) => shown(scopeId, id)));
    const other = await shown(otherScope, await ingest(otherScope));
    const status = async ({ id, addressKey }: { id: string; addressKey: string }) =>
      (await get(pictureAddress(id, { addressKey }))).statusCode;
    expect(await Promise.all([...old, other].map(status))).toEqual([200, 200, 200]);
    await renewPrivateAddresses(app.platform.db, scopeId);
    expect(await Promise.all([...old, other].map(status))).toEqual([404, 404, 200]);
    const renewed = await Promise.all(ids.map((id) => shown(scopeId, id)));
    expect(await Promise.all(renewed.map(status))).toEqual([200, 200]);
    await renewPrivateAddresses(app.platform.db, scopeId);
    expect(await Promise.all([...old, ...renewed].map(status))).toEqual([404, 404, 404, 404]);
  });
});

describe('a private picture', () => {
  it('is signed for its own scope alone', async () => {
    const [scopeId, otherScope] = [newScope(), newScope()];
    const id = await ingest(scopeId);
    await ingest(otherScope);
    const found = (scope: string) =>
      findPrivatePictures(app.platform.db, app.platform, { scopeId: scope, ids: [id] });
    expect(await found(otherScope)).toEqual([]);
    expect(await found(newScope())).toEqual([]);
    expect(await found(scopeId)).toHaveLength(1);
  });

  it('is none of those that are shown to everybody', async () => {
    const { userId } = await signUpCouple(app);
    const { db } = app.platform;
    const id = await ingest(newScope(), undefined, userId);
    expect(await findPictures(db, [id])).toEqual([]);
    expect(await countOwnPictures(db, userId, [id])).toBe(0);
  });

  it('is another one than the same file for everybody, whichever came first', async () => {
    const { userId } = await signUpCouple(app);
    const bytes = await drawPicture(480, 480).jpeg().toBuffer();
    const [scopeId, otherScope] = [newScope(), newScope()];
    const first = await ingest(scopeId, bytes, userId);
    const open = await ingestPicture(app.platform, { bytes, uploadedBy: userId });
    const second = await ingest(otherScope, bytes, userId);
    const openId = open.ok ? open.value.id : '';
    expect(new Set([first, openId, second]).size).toBe(3);
    expect(await ingest(scopeId, bytes, userId)).toBe(first);
    expect((await get(pictureAddress(openId))).statusCode).toBe(200);
    expect((await get(pictureAddress(first))).statusCode).toBe(404);
  });
});

it('a public picture does not care for keys', async () => {
  const bytes = await drawPicture(490, 480).jpeg().toBuffer();
  const result = await ingestPicture(app.platform, { bytes, uploadedBy: null });
  const address = pictureAddress(result.ok ? result.value.id : '');
  const plain = await seen(address);
  expect(plain.status).toBe(200);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await seen(`${address}&key=anything`)).toEqual(plain);
});
