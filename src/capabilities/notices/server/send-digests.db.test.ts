import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWeddingWorld, type Person } from '#capabilities/weddings/testing/wedding-world.ts';
import { notificationSettings } from '../tables.ts';
import type { CollectDigest } from './digest-part.ts';
import { noticesJobs } from './jobs.ts';
import { type DigestDeps, sendDigests } from './send-digests.ts';

let world: Awaited<ReturnType<typeof openWeddingWorld>>;
let deps: DigestDeps;

beforeAll(async () => {
  world = await openWeddingWorld();
  deps = { db: world.db, clock: world.clock, publicUrl: 'https://ampersand.example', secret: 'of a test' };
});
afterAll(() => world.close());

async function addReader(mail: 'EACH' | 'DIGEST' | 'OFF'): Promise<Person> {
  const person = await world.addPerson('Maya');
  const { userId } = person;
  await world.db
    .insert(notificationSettings)
    .values({ userId, side: 'COUPLE', mail, textMessages: true, updatedAt: world.clock.now() });
  return person;
}

/** What a capability would answer: so many things for this person alone. */
function holding(person: Person, count: string, hasNews: boolean): CollectDigest {
  return async ({ publicUrl }, { userId }) => {
    if (userId !== person.userId) return undefined;
    const url = `${publicUrl}/${encodeURIComponent(count)}`;
    return {
      count,
      links: [{ label: `Of ${count}`, note: 'New', url }],
      hasNews,
      action: { label: count, url },
    };
  };
}

const textsTo = async ({ email }: Person) => (await world.mailsTo(email)).map(({ text }) => text);

describe('the mail of the day', () => {
  it('is one for all capabilities, as soon as one of them has news', async () => {
    const maya = await addReader('DIGEST');
    const guests = holding(maya, '3 answers', false);
    await sendDigests(deps, [guests]);
    expect(await textsTo(maya)).toEqual([]);
    for (let again = 0; again < 2; again += 1) {
      await sendDigests(deps, [guests, holding(maya, '1 order', true)]);
    }
    expect((await world.mailsTo(maya.email)).map(({ subject }) => subject)).toEqual([
      'Your day on Ampersand: 3 answers, 1 order to look at',
    ]);
    const [text] = await textsTo(maya);
    expect(text).toContain('Of 3 answers');
    expect(text).toContain('Of 1 order');
    expect(text).toContain('https://ampersand.example/account/notifications');
    expect(text).toContain(`https://ampersand.example/account/unsubscribe/c.${maya.userId}.`);
  });

  it('goes to nobody who did not ask for it, and has nothing of others', async () => {
    const [maya, jonah, nora] = [await addReader('EACH'), await addReader('OFF'), await addReader('DIGEST')];
    await sendDigests(
      deps,
      [maya, jonah].map((person) => holding(person, '1 order', true)),
    );
    for (const person of [maya, jonah, nora]) expect(await textsTo(person)).toEqual([]);
  });

  it('runs at three in the afternoon', () => {
    expect(noticesJobs(deps, [])).toContainEqual(
      expect.objectContaining({ name: 'inquiries.send-digests', cron: '0 15 * * *' }),
    );
  });
});
