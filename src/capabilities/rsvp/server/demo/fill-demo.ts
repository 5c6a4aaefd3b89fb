import { createHash } from 'node:crypto';
import type pg from 'pg';
import { linkCodeOf } from '#base/link-code.ts';
import { seededRandom } from '#base/seeded-random.ts';
import { FURTHER_WEDDINGS } from '#capabilities/weddings/demo/further-weddings.ts';
import { DEMO_WEDDING_ID } from '#capabilities/weddings/demo.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { planClaims } from '../../demo/plan-claims.ts';
import { receiptOf } from '../../rules/receipt-code.ts';
import { shortCodeOf } from '../../rules/short-code.ts';
import { insertDemoMessages } from './messages.store.ts';
import { copySheet } from './sheet.store.ts';
import { copyAnswered, copyClaims, copyLinks, copyRequests, listDemoReplies } from './world.store.ts';

const DAY_MS = 86_400_000;
const [CLOSING_WEDDING] = FURTHER_WEDDINGS;
/** How many of a wedding’s guests would change their answer. */
const REQUESTS: readonly (readonly [weddingId: string, count: number])[] = [
  [DEMO_WEDDING_ID, 2],
  [CLOSING_WEDDING.weddingId, 3],
];

/** The same for the same seed, so that a printed card of the demo keeps working. */
function bytesOf(seed: string, uuid: string, what: string): Buffer {
  return createHash('sha256').update(`${seed}:${what}:${uuid}`).digest();
}

const HOTEL = {
  subject: 'Rooms for the weekend',
  text: 'We’re holding rooms at the Hudson House until the end of the month. Mention our names when you call.\n\nBring shoes you can dance in.',
};

/** How the guests of the demo reach their pages, what they answered and would change, and who is not sure to be invited. */
export async function fillDemo(client: pg.ClientBase, { seed, now }: DemoWorld): Promise<void> {
  const households = await listDemoReplies(client);
  if (households.length === 0) return;
  const links = households.map(({ uuid, weddingId, answeredAt }) => ({
    householdUuid: uuid,
    weddingId,
    linkCode: linkCodeOf(bytesOf(seed, uuid, 'link')),
    shortCode: shortCodeOf(bytesOf(seed, uuid, 'short')),
    answeredAt,
  }));
  await copyLinks(client, links);
  const answered = households.filter(({ answeredAt }) => answeredAt !== null);
  await copyAnswered(client, answered, (uuid) => receiptOf(bytesOf(seed, uuid, 'receipt')));
  const yesterday = new Date(now.getTime() - DAY_MS);
  for (const [wedding, count] of REQUESTS) {
    const coming = answered.filter(({ weddingId, isComing }) => weddingId === wedding && isComing);
    await copyRequests(client, coming.slice(0, count), yesterday);
  }
  await copyClaims(client, DEMO_WEDDING_ID, {
    code: linkCodeOf(bytesOf(seed, DEMO_WEDDING_ID, 'super-link')),
    claims: planClaims(seed, now),
  });
  await copySheet(client, CLOSING_WEDDING.weddingId, {
    token: linkCodeOf(bytesOf(seed, CLOSING_WEDDING.weddingId, 'sheet')),
    seenAt: yesterday,
  });
  await insertDemoMessages(client, {
    weddingId: DEMO_WEDDING_ID,
    sent: {
      uuid: seededRandom(seed, 'guest message').uuid(),
      texts: { en: HOTEL },
      at: new Date(now.getTime() - 3 * DAY_MS),
    },
    reminder: {
      uuid: seededRandom(seed, 'reminder').uuid(),
      at: new Date(now.getTime() - DAY_MS),
    },
  });
}
