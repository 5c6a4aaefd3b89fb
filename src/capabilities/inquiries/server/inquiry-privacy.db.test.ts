import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openListing, openTown, type TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import type { CallMethod } from '#server/contract-calls.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { signUpCouple, signUpVendor, type TestPerson } from '#server/testing/test-people.ts';
import { answerLead, employ, sendInquiry, verifyEmail } from '../testing/inquiry-calls.ts';

const API = '/web-marketplace-api/v1';
const SECRET = 'Nobody else may read these words';

let app: TestApp;
let listing: TestListing;
let couple: TestPerson;
let vendor: TestPerson;
let viewer: TestPerson;
let uuid: string;
let replyUuid: string;
let attachmentUuid: string;
let browsers: Record<'stranger' | 'couple' | 'vendor' | 'otherVendor' | 'viewer' | 'visitor', TestBrowser>;

const PDF = Buffer.from('%PDF-1.7\nhello');

async function upload(browser: TestBrowser, name = 'offer.pdf') {
  return browser.send<{ uuid: string }>({
    method: 'POST',
    url: `${API}/inquiry-attachment/${uuid}/${encodeURIComponent(name)}`,
    headers: { 'x-csrf-token': await browser.csrfToken(), 'content-type': 'application/pdf' },
    payload: PDF,
  });
}

beforeAll(async () => {
  app = await openTestApp();
  await openTown(app);
  listing = await openListing(app);
  couple = await verifyEmail(app, await signUpCouple(app));
  vendor = await employ(app, listing, [await signUpVendor(app), 'OWNER']);
  viewer = await employ(app, listing, [await signUpVendor(app), 'VIEWER']);
  uuid = await sendInquiry(app, couple, { listing, message: SECRET });
  attachmentUuid = (await upload(vendor.browser)).body.uuid;
  await answerLead(vendor, uuid, [attachmentUuid]);
  const reply = await vendor.browser.call<{ uuid: string }>('POST', `${API}/manage/saved-replies`, {
    storefrontUuid: listing.uuid,
    title: 'Thanks',
    body: SECRET,
  });
  replyUuid = reply.body.uuid;

  const stranger = await verifyEmail(app, await signUpCouple(app, 'Stranger'));
  const otherListing = await openListing(app);
  await sendInquiry(app, stranger, { listing: otherListing, message: 'Something of my own' });
  const otherVendor = await employ(app, otherListing, [await signUpVendor(app), 'OWNER']);
  browsers = {
    stranger: stranger.browser,
    couple: couple.browser,
    vendor: vendor.browser,
    otherVendor: otherVendor.browser,
    viewer: viewer.browser,
    visitor: app.browser(),
  };
}, 60_000);
afterAll(() => app.close());

type Call = { name: string; method: CallMethod; path: () => string; body?: () => unknown };

const words = { title: 'Mine now', body: 'Taken over' };
const booking = {
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  totalCents: null,
  contractSignedOn: null,
  note: '',
  payments: [],
};

/** Calls that name something of somebody's. */
const COUPLE_CALLS: Call[] = [
  { name: 'read', method: 'GET', path: () => `${API}/inquiry/${uuid}` },
  { name: 'saveBooking', method: 'PUT', path: () => `${API}/inquiry/${uuid}/booking`, body: () => booking },
];

const VENDOR_CALLS: Call[] = [
  { name: 'readLead', method: 'GET', path: () => `${API}/manage/inquiry/${uuid}` },
  { name: 'leadPrice', method: 'GET', path: () => `${API}/manage/inquiry/${uuid}/price` },
  { name: 'listLeads', method: 'GET', path: () => `${API}/manage/inquiry?storefrontUuid=${listing.uuid}` },
  {
    name: 'exportLeads',
    method: 'GET',
    path: () => `${API}/manage/inquiry/export?storefrontUuid=${listing.uuid}&view=conversations`,
  },
  { name: 'vendorUnread', method: 'GET', path: () => `${API}/vendor-inquiry/${listing.uuid}/unread` },
  {
    name: 'listSavedReplies',
    method: 'GET',
    path: () => `${API}/manage/saved-replies?storefrontUuid=${listing.uuid}`,
  },
  {
    name: 'createSavedReply',
    method: 'POST',
    path: () => `${API}/manage/saved-replies`,
    body: () => ({ storefrontUuid: listing.uuid, ...words }),
  },
  {
    name: 'changeSavedReply',
    method: 'PUT',
    path: () => `${API}/manage/saved-replies/${replyUuid}`,
    body: () => words,
  },
  { name: 'deleteSavedReply', method: 'DELETE', path: () => `${API}/manage/saved-replies/${replyUuid}` },
];

const OWN_CALLS = [
  'inquiry',
  'inquiry/unread',
  'inquiry/unread-count',
  'inquiry/preferences',
  'inquiry/booking-reminder',
  'inquiry/booked',
  'inquiry/booked/calendar',
];

async function tryCall(browser: TestBrowser, { method, path, body }: Call) {
  const answer = await browser.call(method, path(), body?.());
  expect(answer.text).not.toContain(SECRET);
  expect(answer.text).not.toContain(couple.email);
  return answer.status;
}

describe.each(COUPLE_CALLS.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('is for the couple alone', async () => {
    expect(await tryCall(browsers.visitor, call)).toBe(401);
    expect(await tryCall(browsers.stranger, call)).toBe(404);
    expect(await tryCall(browsers.vendor, call)).toBe(404);
    expect(await tryCall(browsers.otherVendor, call)).toBe(404);
  });
});

describe.each(VENDOR_CALLS.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('is for members of the storefront alone', async () => {
    expect(await tryCall(browsers.visitor, call)).toBe(401);
    expect(await tryCall(browsers.stranger, call)).toBe(403);
    expect(await tryCall(browsers.couple, call)).toBe(403);
    expect(await tryCall(browsers.otherVendor, call)).toBe(404);
  });
});

describe.each(OWN_CALLS)('%s', (path) => {
  it('shows nothing of others', async () => {
    expect((await browsers.visitor.call('GET', `${API}/${path}`)).status).toBe(401);
    for (const who of ['stranger', 'vendor', 'otherVendor'] as const) {
      const answer = await browsers[who].call('GET', `${API}/${path}`);
      expect(answer.status, who).toBe(200);
      expect(answer.text).not.toContain(SECRET);
      expect(answer.text).not.toContain(uuid);
    }
  });
});

it('the last inquiry to a vendor is one’s own', async () => {
  const path = `${API}/inquiry/get-last?storefront_uuid=${listing.uuid}`;
  expect((await browsers.couple.call('GET', path)).body).toMatchObject({ uuid });
  expect((await browsers.visitor.call('GET', path)).status).toBe(401);
  for (const who of ['stranger', 'vendor', 'otherVendor'] as const) {
    expect((await browsers[who].call('GET', path)).body, who).toBeFalsy();
  }
});

it('both sides read what is theirs', async () => {
  expect((await browsers.couple.call('GET', `${API}/inquiry/${uuid}`)).text).toContain(SECRET);
  for (const who of ['vendor', 'viewer'] as const) {
    expect((await browsers[who].call('GET', `${API}/manage/inquiry/${uuid}`)).text).toContain(SECRET);
  }
});

describe('files', () => {
  const address = () => `${API}/inquiry-attachment/${attachmentUuid}`;

  it('are read by the two sides alone', async () => {
    expect((await browsers.visitor.call('GET', address())).status).toBe(401);
    expect((await browsers.stranger.call('GET', address())).status).toBe(404);
    expect((await browsers.otherVendor.call('GET', address())).status).toBe(404);
    for (const who of ['couple', 'vendor', 'viewer'] as const) {
      expect((await browsers[who].call('GET', address())).text, who).toBe(PDF.toString());
    }
  });

  it('are added by those who may write', async () => {
    expect((await upload(browsers.visitor)).status).toBe(401);
    expect((await upload(browsers.stranger)).status).toBe(404);
    expect((await upload(browsers.otherVendor)).status).toBe(404);
    expect((await upload(browsers.viewer)).status).toBe(403);
    expect((await upload(browsers.couple)).status).toBe(200);
  });

  it('are their uploader’s alone until they are sent', async () => {
    const loose = (await upload(browsers.couple)).body.uuid;
    const path = `${API}/inquiry-attachment/${loose}`;
    expect((await browsers.couple.call('GET', path)).status).toBe(200);
    for (const who of ['vendor', 'stranger', 'otherVendor'] as const) {
      expect((await browsers[who].call('GET', path)).status, who).toBe(404);
    }
    const message = { requestUuid: crypto.randomUUID(), message: 'Here it is', attachmentUuids: [loose] };
    expect((await browsers.couple.call('POST', `${API}/inquiry/${uuid}/message`, message)).status).toBe(200);
    expect((await browsers.vendor.call('GET', path)).status).toBe(200);
    // The couple's files may say how to reach it.
    expect((await browsers.viewer.call('GET', path)).status).toBe(404);
  });
});
