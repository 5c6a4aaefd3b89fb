import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { linkCodeOf } from '../../rules/link-code.ts';
import { receiptOf } from '../../rules/receipt-code.ts';
import { shortCodeOf } from '../../rules/short-code.ts';
import { insertDemoMessages } from './messages.store.ts';
import { copyAnswered, copyLinks, copyRequests, listDemoReplies } from './world.store.ts';

const DAY_MS = 86_400_000;

/** The same for the same seed, so that a printed card of the demo keeps working. */
function bytesOf(seed: string, householdUuid: string, what: string): Buffer {
  return createHash('sha256').update(`${seed}:${what}:${householdUuid}`).digest();
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const HOTEL = {
  subject: 'Rooms for the weekend',
  text: 'We’re holding rooms at the Hudson House until the end of the month. Mention our names when you call.\n\nBring shoes you can dance in.',
};

/** How the demo couple’s guests reach their pages, what they answered, and what two of them would change. */
export async function fillDemo(client: pg.ClientBase, { seed, now }: DemoWorld): Promise<void> {
  const households = await listDemoReplies(client);
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
  await copyRequests(
    client,
    answered.filter(({ isComing }) => isComing).slice(0, 2),
    new Date(now.getTime() - DAY_MS),
  );
  const weddingId = households[0]?.weddingId;
  if (weddingId === undefined) return;
  await insertDemoMessages(client, {
    weddingId,
    sent: {
      uuid: uuidOf(bytesOf(seed, weddingId, 'message')),
      texts: { en: HOTEL },
      at: new Date(now.getTime() - 3 * DAY_MS),
    },
    reminder: {
      uuid: uuidOf(bytesOf(seed, weddingId, 'reminder')),
      at: new Date(now.getTime() - DAY_MS),
    },
  });
}
