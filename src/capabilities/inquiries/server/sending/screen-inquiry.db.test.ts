import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#capabilities/identity/tables.ts';
import {
  type InquiryWorld,
  openInquiryWorld,
  type Party,
  type TestVendor,
} from '../../testing/inquiry-world.ts';
import { screenInquiry } from './screen-inquiry.ts';

let world: InquiryWorld;
const vendors: TestVendor[] = [];

beforeAll(async () => {
  world = await openInquiryWorld();
  for (let count = 0; count < 30; count += 1) vendors.push(await world.addVendor());
});
afterAll(() => world.close());

const MESSAGE = 'We are getting married in June and love what you do. Are you free?';

/** A couple with a first inquiry behind it, so that there is a wedding to ask for. */
async function addCouple(options: { isVerified?: boolean } = {}): Promise<Party & { weddingId: string }> {
  const person = await world.addPerson('Maya', options);
  const [uuid = ''] = await world.send(person, vendors.slice(29), {
    message: 'Hello, we have a question for you.',
  });
  const { weddingId } = await world.find(uuid);
  return { ...person, weddingId: weddingId ?? '' };
}

function screen({ userId, weddingId }: Party & { weddingId: string }, message = MESSAGE, vendorCount = 1) {
  const requestUuid = world.clock.uuid();
  return screenInquiry(world.db, world, { userId, weddingId, requestUuid, message, vendorCount });
}

describe('screenInquiry', () => {
  it('lets an ordinary couple through, and waits for an address that is not confirmed', async () => {
    expect(await screen(await addCouple())).toEqual({ score: 0, parts: [], hold: null });
    expect(await screen(await addCouple({ isVerified: false }))).toEqual({
      score: 0,
      parts: [],
      hold: 'EMAIL',
    });
  });

  it('counts the vendors of the last hour, and of the same words for a month', async () => {
    const maya = await addCouple();
    for (let from = 0; from < 20; from += 5)
      await world.send(maya, vendors.slice(from, from + 5), {
        message: `${MESSAGE}  (${from < 10 ? 'A' : 'a'})`,
      });
    const now = await screen(maya, `${MESSAGE} (a)`, 2);
    expect(now.parts.map(({ label }) => label)).toEqual([
      'Wrote to 23 vendors within an hour',
      'The same text went to 22 vendors',
    ]);
    expect(now).toMatchObject({ score: 60, hold: 'SCREENING' });
    world.moveDays(1);
    expect((await screen(maya, `${MESSAGE} (a)`)).parts).toMatchObject([{ key: 'sameText' }]);
    expect((await screen(maya, 'Something new, and quite long enough.')).score).toBe(0);
    world.moveDays(30);
    expect((await screen(maya, `${MESSAGE} (a)`)).score).toBe(0);
  });

  it('does not count the request itself, whether it is written yet or not', async () => {
    const maya = await addCouple();
    const [uuid = ''] = await world.send(maya, vendors.slice(0, 5), { message: MESSAGE });
    const { requestUuid, weddingId } = await world.find(uuid);
    const given = { userId: maya.userId, weddingId: weddingId ?? '', message: MESSAGE, vendorCount: 11 };
    const screened = await screenInquiry(world.db, world, { ...given, requestUuid: requestUuid ?? '' });
    expect(screened.parts).toMatchObject([
      { label: 'Wrote to 12 vendors within an hour' },
      { label: 'The same text went to 11 vendors' },
    ]);
  });

  it('looks at the account: how old it is, and where its mail goes', async () => {
    const maya = await addCouple();
    const change = { createdAt: world.clock.now(), email: `maya-${maya.userId}@mailinator.com` };
    await world.db.update(users).set(change).where(eq(users.id, maya.userId));
    const screened = await screen(maya, 'hi');
    expect(screened.parts.map(({ key }) => key)).toEqual(['accountAge', 'emailDomain', 'brevity']);
    expect(screened.hold).toBe('SCREENING');
  });

  it('goes before the address: what looks like spam waits for staff', async () => {
    const maya = await addCouple({ isVerified: false });
    expect((await screen(maya, MESSAGE, 50)).hold).toBe('SCREENING');
  });
});
