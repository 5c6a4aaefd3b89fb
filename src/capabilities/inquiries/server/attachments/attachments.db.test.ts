import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { giveCredits } from '#capabilities/credits/server/index.ts';
import { ATTACHMENT_LIMITS } from '#capabilities/media/rules/attachment-limits.ts';
import {
  animatedWebp,
  deflateBombPng,
  drawPicture,
  hugePng,
  jpegWithZip,
  phonePhoto,
  truncatedPng,
} from '#capabilities/media/testing/hostile-files.ts';
import { openListing, openTown, type TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { createClamdScanner } from '#platform/files/clamd-scanner.ts';
import { SCANNER_TEST_FILE } from '#platform/files/plain-scanner.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { signUpCouple, signUpVendor, type TestPerson } from '#server/testing/test-people.ts';
import type { Attachment } from '../../contract/fields.ts';
import { answerLead, employ, sendInquiry, verifyEmail } from '../../testing/inquiry-calls.ts';
import { letter } from '../../testing/inquiry-world.ts';
import { attachmentKey } from './attachment-files.ts';

const API = '/web-marketplace-api/v1';
const PDF = Buffer.from('%PDF-1.7\nan offer');

let app: TestApp;
let listing: TestListing;
let couple: TestPerson;
let vendor: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  await openTown(app);
  listing = await openListing(app);
  const gift = {
    storefront: listing,
    credits: 100,
    key: 'gift:files',
    reference: { kind: 'offer', id: '1' },
  };
  await giveCredits(app.platform.db, app, { ...gift, by: null });
  couple = await verifyEmail(app, await signUpCouple(app));
  vendor = await employ(app, listing, [await signUpVendor(app), 'RESPONDER']);
});
afterAll(() => app.close());

type Answer = Attachment & { error?: { code: string; message: string } };
type Upload = { uuid: string; name?: string; content?: Buffer; type?: string };

async function upload(
  { browser }: TestPerson,
  { uuid, name = 'offer.pdf', content = PDF, type = 'application/octet-stream' }: Upload,
) {
  return browser.send<Answer>({
    method: 'POST',
    url: `${API}/inquiry-attachment/${uuid}/${encodeURIComponent(name)}`,
    headers: { 'x-csrf-token': await browser.csrfToken(), 'content-type': type },
    payload: content,
  });
}

const download = ({ browser }: TestPerson, uuid: string) =>
  browser.call('GET', `${API}/inquiry-attachment/${uuid}`);

const newInquiry = async () => {
  const own = await verifyEmail(app, await signUpCouple(app, 'Nora'));
  return { own, uuid: await sendInquiry(app, own, { listing, message: 'Are you free in June?' }) };
};

describe('an upload', () => {
  it('that finds no room on the disk says so and leaves no row', async () => {
    const { own, uuid } = await newInquiry();
    const put = vi.spyOn(app.platform.files, 'put');
    put.mockRejectedValueOnce(Object.assign(new Error('write'), { code: 'ENOSPC' }));
    const refused = await upload(own, { uuid });
    put.mockRestore();
    expect(refused).toMatchObject({
      status: 503,
      body: { error: { message: 'We can’t save anything right now. Please try again later.' } },
    });
    const { rows } = await app.platform.db.$client.query(
      'select 1 from inquiry_attachments where inquiry_uuid = $1',
      [uuid],
    );
    expect(rows).toEqual([]);
  });

  it('is known by its bytes, and named after what it is', async () => {
    const { own, uuid } = await newInquiry();
    const pdf = await upload(own, { uuid, name: 'Our plan für Zoë.docx', type: 'application/pdf' });
    expect(pdf.body).toEqual({
      uuid: expect.any(String),
      name: 'Our plan für Zoë.docx.pdf',
      mediaType: 'application/pdf',
      bytes: PDF.length,
    });
    const png = await upload(own, {
      uuid,
      name: 'mood.png',
      content: await drawPicture().png().toBuffer(),
      type: 'image/jpeg',
    });
    expect(png.body).toMatchObject({ name: 'mood.png', mediaType: 'image/png' });
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
    ['an archive', Buffer.from('PK\x03\x04')],
    ['nothing at all', Buffer.alloc(0)],
  ])('that is %s is refused', async (_what, content) => {
    const { own, uuid } = await newInquiry();
    const answer = await upload(own, { uuid, content, name: 'offer.pdf' });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual({
      code: 'attachment.wrong_type',
      message: 'Attach a PDF, JPEG, PNG, or WebP file.',
    });
  });

  it.each([
    ['a picture with an archive behind it', jpegWithZip, 'picture.hidden_content'],
    ['a picture that unpacks to gigabytes', async () => deflateBombPng(), 'picture.hidden_content'],
    ['a picture larger than any screen', async () => hugePng(), 'picture.too_large'],
    ['a film that calls itself a picture', animatedWebp, 'picture.animated'],
    [
      'the test file of scanners',
      async () => Buffer.from(`%PDF-1.7\n${SCANNER_TEST_FILE}`),
      'attachment.harmful',
    ],
    [
      'a PDF that runs something',
      async () => Buffer.from('%PDF-1.7\n<< /OpenAction << /S /JavaScript >> >>'),
      'attachment.harmful',
    ],
  ])('that is %s is refused, as an upload of pictures would', async (_what, make, code) => {
    const { own, uuid } = await newInquiry();
    const answer = await upload(own, { uuid, content: await make() });
    expect([answer.status, answer.body.error?.code]).toEqual([400, code]);
  });

  it.each(['jpeg', 'webp', 'png'] as const)(
    'that is a photo (%s) says neither where it was taken nor by whom, and stands upright',
    async (format) => {
      const { own, uuid } = await newInquiry();
      const content = await sharp(await phonePhoto())
        .keepExif()
        .toFormat(format)
        .toBuffer();
      expect(content.includes('Maya Secret')).toBe(true);
      const { body } = await upload(own, { uuid, content });
      const file = await app.platform.files.get(attachmentKey({ uuid: body.uuid, inquiryUuid: uuid }));
      const kept = file && (await buffer(file.stream));
      expect(kept).toHaveLength(body.bytes);
      const { exif, orientation = 1, width, height, ...header } = await sharp(kept).metadata();
      expect(header.format).toBe(format);
      expect(exif).toBeUndefined();
      expect([orientation, width, height]).toEqual([1, 480, 640]);
      expect(kept?.includes('Maya Secret')).toBe(false);
    },
  );

  it('that breaks off in the middle is refused', async () => {
    const { own, uuid } = await newInquiry();
    const answer = await upload(own, { uuid, content: await truncatedPng() });
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'picture.broken']);
  });

  it('that nobody can look at is not taken', async () => {
    const { own, uuid } = await newInquiry();
    const { scanner } = app.platform;
    app.platform.scanner = createClamdScanner('127.0.0.1:1');
    const answer = await upload(own, { uuid });
    app.platform.scanner = scanner;
    expect([answer.status, answer.body.error?.code]).toEqual([503, 'overloaded']);
  });

  it('that is a PDF is never shown inside a page', async () => {
    const { own, uuid } = await newInquiry();
    const { body } = await upload(own, { uuid });
    const { headers } = await download(own, body.uuid);
    expect(headers['content-disposition']).toMatch(/^attachment;/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['../../../etc/passwd', 'etc passwd.pdf'],
    ['a\r\nset-cookie: x=1.pdf', 'a set-cookie x=1.pdf'],
    ['exe\u202efdp.pdf', 'exefdp.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['%2e%2e%2fx.pdf', '%2e%2e%2fx.pdf'],
    ['"; filename="evil.html', '; filename= evil.html.pdf'],
    [`${'ü'.repeat(96)}.pdf`, `${'ü'.repeat(96)}.pdf`],
  ])('called %j is kept as %j', async (name, kept) => {
    const { own, uuid } = await newInquiry();
    const answer = await upload(own, { uuid, name });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.name).toBe(kept);
    const { headers } = await download(own, answer.body.uuid);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w. ()-]+"; filename\*=UTF-8''/);
    expect(headers['set-cookie'] ?? '').not.toContain('x=1');
  });

  it('of more than 10 MB is not read', async () => {
    const { own, uuid } = await newInquiry();
    const content = Buffer.concat([PDF, Buffer.alloc(ATTACHMENT_LIMITS.bytes)]);
    const answer = await upload(own, { uuid, content });
    expect(answer.body.error).toEqual({
      code: 'body_too_large',
      message: 'This file is larger than 10 MB. Choose a smaller one.',
    });
  });

  it('waits with at most twenty others', async () => {
    const { own, uuid } = await newInquiry();
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => upload(own, { uuid })));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(ATTACHMENT_LIMITS.loose);
    expect((await upload(own, { uuid })).body.error?.code).toBe('attachment.too_many');
  });

  it('needs an inquiry in which one may write', async () => {
    const { own, uuid } = await newInquiry();
    await own.browser.call('POST', `${API}/inquiry/${uuid}/withdraw`, {});
    expect((await upload(own, { uuid })).body.error).toEqual({
      code: 'inquiry.not_allowed',
      message: 'This inquiry was closed.',
    });
    expect((await upload(vendor, { uuid })).body.error?.code).toBe('inquiry.not_allowed');
    expect((await upload(own, { uuid: crypto.randomUUID() })).body.error?.code).toBe('inquiry.not_found');
  });
});

describe('a file of a thread', () => {
  it('of the couple reaches the vendor with the contact, and not before', async () => {
    const uuid = await sendInquiry(app, couple, { listing, message: 'Here is our plan' });
    const sent = (await upload(couple, { uuid, name: 'call 555-234-5678.pdf' })).body.uuid;
    await couple.browser.call('POST', `${API}/inquiry/${uuid}/message`, {
      ...letter('Our plan'),
      attachmentUuids: [sent],
    });
    expect((await download(vendor, sent)).status).toBe(404);
    const before = await vendor.browser.call<{ events: { attachments: unknown[]; isMasked: boolean }[] }>(
      'GET',
      `${API}/manage/inquiry/${uuid}`,
    );
    expect(before.text).not.toContain('555-234');
    expect(before.body.events[1]).toMatchObject({ attachments: [], isMasked: true });

    await answerLead(vendor, uuid);
    const answer = await download(vendor, sent);
    expect(answer).toMatchObject({ status: 200, text: PDF.toString() });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="call 555-234-5678\.pdf"/),
    });
    expect(answer.headers['content-security-policy']).toContain(`default-src 'none'`);
    const after = await vendor.browser.call<{ events: { attachments: unknown[] }[] }>(
      'GET',
      `${API}/manage/inquiry/${uuid}`,
    );
    expect(after.body.events[1]?.attachments).toEqual([
      { uuid: sent, name: 'call 555-234-5678.pdf', mediaType: 'application/pdf', bytes: PDF.length },
    ]);
  });

  it('may be looked at when it is a picture', async () => {
    const { own, uuid } = await newInquiry();
    const sent = (
      await upload(own, { uuid, name: 'mood.png', content: await drawPicture().png().toBuffer() })
    ).body.uuid;
    const { headers } = await download(own, sent);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['content-disposition']).toMatch(/^inline; filename="mood\.png"/);
  });
});

it('what no message took within a day is gone, with its file', async () => {
  const { own, uuid } = await newInquiry();
  const loose = (await upload(own, { uuid })).body.uuid;
  const sent = (await upload(own, { uuid })).body.uuid;
  const message = { ...letter('With a file'), attachmentUuids: [sent] };
  await own.browser.call('POST', `${API}/inquiry/${uuid}/message`, message);
  const { files, db } = app.platform;
  const keyOf = (one: string) => attachmentKey({ uuid: one, inquiryUuid: uuid });
  expect(await files.exists(keyOf(loose))).toBe(true);
  await db.$client.query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'sweep-attachment:%'`,
  );
  await app.runJobs();
  expect(await files.exists(keyOf(loose))).toBe(false);
  expect((await download(own, loose)).status).toBe(404);
  expect(await files.exists(keyOf(sent))).toBe(true);
  expect((await download(own, sent)).status).toBe(200);
});
