import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture } from '#capabilities/media/testing/hostile-files.ts';
import { OPEN_WALL } from '#capabilities/photo-wall/testing/wall-world.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { signUpCouple } from './test-people.ts';

const HOUR_MS = 3_600_000;
/** Each photo is decoded and kept, on whatever machine this runs. */
const PATIENCE_MS = 120_000;
const VENUE = '203.0.113.7';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  // An hour that begins now does not end in the middle of a test.
  app.clock.advanceToWindow(HOUR_MS);
});
afterAll(() => app.close());

async function openWall() {
  const couple = await signUpCouple(app);
  const saved = await couple.browser.call('PUT', '/web-api/v1/wedding', { weddingDate: null });
  expect(saved.status, saved.text).toBe(200);
  const answer = await couple.browser.call<{ wall: { uploadUrl: string; screenUrl: string } }>(
    ...(['PUT', '/web-api/v1/photo-wall', OPEN_WALL] as const),
  );
  expect(answer.status, answer.text).toBe(200);
  const codeIn = (url: string) => new URL(url).pathname.split('/')[2] ?? '';
  const { uploadUrl, screenUrl } = answer.body.wall;
  return { couple, code: codeIn(uploadUrl), screen: codeIn(screenUrl) };
}

const newDevice = () => randomBytes(32).toString('hex');

function send(code: string, device: string, payload: Buffer) {
  return app.browser(VENUE).send({
    method: 'POST',
    url: `/web-api/v1/guest-photos/${code}/photos?name=Zo%C3%AB`,
    headers: { 'content-type': 'image/jpeg', 'x-device-key': device },
    payload,
  });
}

describe('a party behind one address', () => {
  it(
    'of 150 phones sends photos, and none is refused for the address',
    async () => {
      const { code } = await openWall();
      const photo = await drawPicture(320, 240).jpeg().toBuffer();
      const statuses: number[] = [];
      for (let from = 0; from < 150; from += 30)
        statuses.push(
          ...(await Promise.all(
            Array.from({ length: 30 }, async () => (await send(code, newDevice(), photo)).status),
          )),
        );
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'stops one phone after sixty in an hour, and none of its neighbors',
    async () => {
      const { code } = await openWall();
      const device = newDevice();
      const photo = await drawPicture(320, 240).jpeg().toBuffer();
      const statuses: number[] = [];
      for (let sent = 0; sent < 61; sent += 1) {
        // The limit of a minute is another one.
        if (sent === 50) app.clock.advance(60_000);
        statuses.push((await send(code, device, photo)).status);
      }
      expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
      const last = await send(code, device, photo);
      expect([statuses.at(-1), last.status]).toEqual([429, 429]);
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
      expect((await send(code, newDevice(), photo)).status).toBe(200);
    },
    PATIENCE_MS,
  );

  it('is not stopped by somebody there who tries codes, who soon is', async () => {
    const { code } = await openWall();
    const read = (each: string) => app.browser(VENUE).call('GET', `/web-api/v1/guest-photos/${each}`);
    const statuses = [];
    for (let tried = 0; tried < 22; tried += 1) statuses.push((await read(newDevice().slice(0, 26))).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    expect((await read(code)).status).toBe(200);
  });
});

describe('an upload', () => {
  it('needs the key of a phone, and no cookie or token', async () => {
    const { code } = await openWall();
    const photo = await drawPicture(320, 240).jpeg().toBuffer();
    const url = `/web-api/v1/guest-photos/${code}/photos`;
    const post = (headers: Record<string, string>) =>
      app
        .browser(VENUE)
        .send({ method: 'POST', url, headers: { 'content-type': 'image/jpeg', ...headers }, payload: photo });
    expect((await post({})).status).toBe(400);
    expect((await post({ 'x-device-key': 'short' })).status).toBe(400);
    expect((await post({ 'x-device-key': newDevice(), origin: 'https://evil.example' })).status).toBe(403);
    const taken = await post({ 'x-device-key': newDevice(), origin: 'null' });
    expect(taken.status, taken.text).toBe(200);
    expect(taken.headers['set-cookie']).toBeUndefined();
  });
});

describe('the zip of all photos', () => {
  const archive = '/web-api/v1/photo-wall/archive';

  it('says how long it is, and is for the couple alone', async () => {
    const { couple, code } = await openWall();
    await send(code, newDevice(), await drawPicture(320, 240).jpeg().toBuffer());
    const answer = await couple.browser.send({ method: 'GET', url: `${archive}/1` });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="wedding-photos.zip"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    const { body } = await couple.browser.call<{ archive: { bytes: number }[] }>(
      'GET',
      '/web-api/v1/photo-wall',
    );
    expect(Number(answer.headers['content-length'])).toBe(body.archive[0]?.bytes);
    for (const url of [`${archive}/2`, `${archive}/0`, `${archive}/x`, `${archive}/-1`])
      expect((await couple.browser.send({ method: 'GET', url })).status, url).toBe(404);
    expect((await app.browser().send({ method: 'GET', url: `${archive}/1` })).status).toBe(404);
    const stranger = await signUpCouple(app);
    expect((await stranger.browser.send({ method: 'GET', url: `${archive}/1` })).status).toBe(404);
  });
});
