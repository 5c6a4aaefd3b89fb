import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import type { Database } from '#platform/database/database.ts';
import { inquiryTo, letter } from './inquiry-world.ts';

/** As far as a test's application and its people matter here. */
type App = { platform: { db: Database }; runJobs(): Promise<void> };
type Answer = { status: number; body: Record<string, unknown>; text: string };
type Somebody = {
  userId: string;
  browser: { call(method: 'POST', url: string, body: unknown): Promise<Answer> };
};

const API = '/web-marketplace-api/v1';

/** Somebody whose e-mail address is known to be theirs. */
export async function verifyEmail<P extends Somebody>({ platform: { db } }: App, person: P): Promise<P> {
  await db.$client.query('update users set email_verified = true where id = $1', [person.userId]);
  return person;
}

/** Somebody who works for the listing from now on. */
export async function employ<P extends Somebody>(
  { platform: { db } }: App,
  { id }: TestListing,
  [person, role]: [P, 'OWNER' | 'RESPONDER' | 'VIEWER'],
): Promise<P> {
  await db.$client.query(
    'insert into storefront_members (storefront_id, user_id, role, joined_at) values ($1, $2, $3, now())',
    [id, person.userId, role],
  );
  return person;
}

/** Writes to the listing over HTTP; handed over when it answers. */
export async function sendInquiry(
  app: App,
  { browser }: Somebody,
  { listing, message }: { listing: TestListing; message: string },
): Promise<string> {
  const inquiry = inquiryTo([listing.uuid], { message, cityId: 1 });
  const sent = await browser.call('POST', `${API}/inquiry`, inquiry);
  const { inquiries } = sent.body as { inquiries?: { uuid: string }[] };
  const uuid = inquiries?.[0]?.uuid;
  if (!uuid) throw new Error(`Nothing was sent: ${sent.text}`);
  await app.runJobs();
  return uuid;
}

/** Answers a lead for the first time. */
export async function answerLead(
  { browser }: Somebody,
  uuid: string,
  attachmentUuids: string[] = [],
): Promise<void> {
  const answer = await browser.call('POST', `${API}/manage/inquiry/${uuid}/connect`, {
    ...letter('We would love to!'),
    attachmentUuids,
    quote: null,
  });
  if (answer.status !== 200) throw new Error(`There is no contact: ${answer.text}`);
}
