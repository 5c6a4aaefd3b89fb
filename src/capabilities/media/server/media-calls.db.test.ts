import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureAddress } from '#base/picture-address.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { signUpCouple, signUpVendor, type TestPerson } from '#server/testing/test-people.ts';
import type { PictureAsset } from '../contract.ts';
import {
  drawPicture,
  htmlPage,
  hugePng,
  phonePhoto,
  scriptedSvg,
  truncatedJpeg,
} from '../testing/hostile-files.ts';
import { pictureGate } from './picture-engine.ts';

const UPLOAD = '/web-marketplace-api/v1/media';

let app: TestApp;
let vendor: TestPerson;
let couple: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  vendor = await signUpVendor(app);
  couple = await signUpCouple(app);
});
afterAll(() => app.close());

async function upload(person: TestPerson, payload: Buffer, contentType = 'image/jpeg') {
  const headers = { 'x-csrf-token': await person.browser.csrfToken(), 'content-type': contentType };
  return person.browser.send<PictureAsset & { error?: { code: string; message: string } }>({
    method: 'POST',
    url: UPLOAD,
    headers,
    payload,
  });
}

function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return app.app.inject({ method, url, headers });
}

describe('an upload', () => {
  it('answers what a page needs to draw the picture', async () => {
    const answer = await upload(vendor, await drawPicture(1200, 900).jpeg().toBuffer());
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      width: 1200,
      height: 900,
      dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
      blurDataUrl: expect.stringMatching(/^data:image\/webp;base64,/),
      alt: '',
    });
  });

  it('may be larger than any other call', async () => {
    const noise = await sharp({
      create: {
        width: 1500,
        height: 1000,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(3_000_000);
    expect((await upload(vendor, noise, 'image/png')).status).toBe(200);
  });

  it('is known by its bytes, whatever it is called', async () => {
    const png = await drawPicture(90, 90).png().toBuffer();
    expect((await upload(vendor, png, 'application/octet-stream')).status).toBe(200);
    expect((await upload(vendor, png, 'image/jpeg')).status).toBe(200);
  });

  it.each([
    ['image/jpeg', htmlPage, 'picture.not_a_picture'],
    ['image/svg+xml', scriptedSvg, 'picture.not_a_picture'],
    ['image/png', hugePng, 'picture.too_large'],
    ['image/jpeg', truncatedJpeg, 'picture.broken'],
    ['image/jpeg', () => Buffer.alloc(0), 'picture.not_a_picture'],
  ])('of %s that is none is refused with a sentence', async (type, make, code) => {
    const answer = await upload(vendor, await make(), type);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body.error).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it('above 20 MB is not even read to its end', async () => {
    const answer = await upload(vendor, Buffer.alloc(20 * 1024 * 1024 + 1));
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual({
      code: 'body_too_large',
      message: 'This file is larger than 20 MB. Choose a smaller one.',
    });
  });

  it('as JSON or a form is told what to send', async () => {
    expect((await vendor.browser.call('POST', UPLOAD, { file: 'x' })).status).toBe(400);
    const form = await upload(vendor, Buffer.from('a=b'), 'application/x-www-form-urlencoded');
    expect(form.body.error).toEqual({
      code: 'unsupported_media_type',
      message: 'Send the file itself.',
    });
  });

  it('of a visitor, or without our token, is refused', async () => {
    const payload = await drawPicture().jpeg().toBuffer();
    const visitor = { browser: app.browser(), email: '', userId: '' };
    const refused = await upload(visitor, payload);
    expect(refused.status).toBe(401);
    const forged = await vendor.browser.send<{ error: { code: string } }>({
      method: 'POST',
      url: UPLOAD,
      headers: { 'content-type': 'image/jpeg' },
      payload,
    });
    expect(forged.body.error.code).toBe('csrf_failed');
  });

  it('is not accepted by any other call', async () => {
    const headers = { 'x-csrf-token': await vendor.browser.csrfToken(), 'content-type': 'image/jpeg' };
    const url = '/web-api/v1/auth/sign-in';
    const answer = await vendor.browser.send({ method: 'POST', url, headers, payload: Buffer.alloc(10) });
    expect(answer.body).toMatchObject({ error: { code: 'unsupported_media_type' } });
  });

  it('beyond four at once has to wait, and room is made again', async () => {
    const payload = await drawPicture(160, 160).png().toBuffer();
    const { promise: pause, resolve: goOn } = Promise.withResolvers<void>();
    const held = [pictureGate.run(() => pause), pictureGate.run(() => pause)];
    const statuses: number[] = [];
    const uploads = Array.from({ length: 8 }, async () => {
      statuses.push((await upload(couple, payload, 'image/png')).status);
    });
    await vi.waitFor(() => expect(statuses).toEqual([503, 503, 503, 503]), 10_000);
    goOn();
    await Promise.all([...held, ...uploads]);
    expect(statuses.slice(4)).toEqual([200, 200, 200, 200]);
    expect((await upload(couple, payload, 'image/png')).status).toBe(200);
  });

  it('that breaks off gives its place back', async () => {
    const address = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }));
    const token = await vendor.browser.csrfToken();
    const cookie = [...vendor.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const breakOff = async () => {
      const request = httpRequest(new URL(UPLOAD, address), {
        method: 'POST',
        headers: { cookie, 'x-csrf-token': token, 'content-type': 'image/jpeg', 'content-length': '100000' },
      });
      const isOver = once(request, 'error');
      request.write(Buffer.alloc(1000), () => request.destroy(new Error('the line went dead')));
      await isOver;
    };
    for (let time = 0; time < 6; time += 1) await breakOff();
    const payload = await drawPicture(120, 80).jpeg().toBuffer();
    await vi.waitFor(async () => expect((await upload(vendor, payload)).status).toBe(200), 10_000);
  });
});

describe('an uploaded picture', () => {
  it('is told to its owner and to nobody else', async () => {
    const { body } = await upload(vendor, await drawPicture(100, 80).jpeg().toBuffer());
    const own = await vendor.browser.call('GET', `${UPLOAD}/${body.id}`);
    expect(own.body).toMatchObject({ ...body, originalFormat: 'jpeg', originalBytes: expect.any(Number) });
    for (const method of ['GET', 'DELETE'] as const) {
      const foreign = await couple.browser.call(method, `${UPLOAD}/${body.id}`);
      expect(foreign.status).toBe(404);
      expect(foreign.body).toMatchObject({ error: { code: 'picture.not_found' } });
    }
    expect((await vendor.browser.call('GET', `${UPLOAD}/${body.id}`)).status).toBe(200);
  });

  it('can be deleted, with every file of it', async () => {
    const { body } = await upload(vendor, await drawPicture(110, 80).jpeg().toBuffer());
    const key = `media/${body.id}/derived/100-75.webp`;
    await get(pictureAddress(body.id, { width: 100 }));
    expect(await app.platform.files.exists(key)).toBe(true);
    const answer = await vendor.browser.call('DELETE', `${UPLOAD}/${body.id}`);
    expect(answer.body).toEqual({ deleted: true });
    await app.runJobs();
    for (const file of [key, `media/${body.id}/original.jpg`, `media/${body.id}/clean.webp`])
      expect(await app.platform.files.exists(file)).toBe(false);
    expect((await get(pictureAddress(body.id, { width: 100 }))).statusCode).toBe(404);
    expect((await vendor.browser.call('DELETE', `${UPLOAD}/${body.id}`)).status).toBe(404);
  });
});

describe('the address of a picture', () => {
  async function uploaded(): Promise<string> {
    return (await upload(vendor, await phonePhoto())).body.id;
  }

  it('answers the picture, to be kept for ever by everyone', async () => {
    const id = await uploaded();
    const answer = await get(pictureAddress(id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[\w-]+"$/),
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.rawPayload.length),
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.rawPayload.includes('Maya Secret')).toBe(false);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 300, height: 400 });
  });

  it('answers 304 to who has it, and headers to who asks for them', async () => {
    const address = pictureAddress(await uploaded(), { format: 'jpeg' });
    const first = await get(address);
    const etag = String(first.headers.etag);
    const known = await get(address, { 'if-none-match': `"other", ${etag}` });
    expect(known.statusCode).toBe(304);
    expect(known.rawPayload.length).toBe(0);
    expect(known.headers).toMatchObject({ etag, 'cache-control': first.headers['cache-control'] });
    expect((await get(address, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const head = await get(address, {}, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload.length).toBe(0);
    expect(head.headers).toMatchObject({
      etag,
      'content-type': 'image/jpeg',
      'content-length': first.headers['content-length'],
    });
  });

  it('says what is wrong with it', async () => {
    const answer = await get('/web-marketplace-api/resize-image-asset?id=1&width=-1&format=gif&fit=crop');
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toEqual(['id', 'width', 'format', 'fit']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('of an unknown picture is 404, and not for long', async () => {
    const answer = await get(pictureAddress('00000000-0000-4000-8000-0000000000ff'));
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    expect(answer.json()).toMatchObject({ error: { code: 'picture.not_found' } });
  });

  it('never leads to the original', async () => {
    const id = await uploaded();
    for (const at of [`/media/${id}/original.jpg`, `/files/media/${id}/original.jpg`]) {
      const answer = await get(at);
      expect(answer.rawPayload.includes('Maya Secret')).toBe(false);
    }
  });
});
