import { setTimeout as wait } from 'node:timers/promises';
import { type SeededRandom, seededRandom } from '../src/base/seeded-random.ts';
import type { Told } from './ask.ts';
import type { Fleet } from './fleet.ts';
import { withToken } from './people.ts';
import { createSender, type Sender } from './send-again.ts';
import * as writes from './writes.ts';

type Headers = Record<string, string>;
type Day = { fleet: Fleet; sender: Sender; random: SeededRandom; vendors: string[]; isOver(): boolean };

/** What a browser has after an answer. */
function withCookies(cookie: string, { headers }: Told): string {
  const brought = (headers['set-cookie'] as string[] | undefined) ?? [];
  return [cookie, ...brought.map((line) => line.split(';')[0])].filter(Boolean).join('; ');
}

/** Somebody new. One whose answer was lost finds the address taken, and signs in. */
async function signUp({ sender }: Day, email: string): Promise<Headers | undefined> {
  const visited = withCookies('', await sender.request({ path: '/web-api/v1/user/status' }));
  const { headers } = withToken(email, visited);
  const write = writes.signUp(email);
  let told = await sender.write(headers, write);
  if (told.status === 400 && told.isRepeated) {
    const body = JSON.stringify({ email, password: writes.PASSWORD });
    const path = '/web-api/v1/auth/sign-in';
    told = await sender.request({
      path,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    if (told.status === 200) sender.acknowledge(write);
  }
  if (told.status !== 200) return refuse(sender, 'sign-up', told);
  return withToken(email, withCookies(visited, told)).headers;
}

function refuse({ refused }: Sender, what: string, { status, text }: Told): undefined {
  refused.push(`${what}: ${status} ${text.slice(0, 160)}`);
  return undefined;
}

/** Writes, and reads the answer; nothing where it was refused. */
async function keep<Answer>(
  { sender }: Day,
  headers: Headers,
  write: writes.Write,
): Promise<Answer | undefined> {
  const told = await sender.write(headers, write);
  return told.status === 200 ? (JSON.parse(told.text) as Answer) : refuse(sender, write.kind, told);
}

async function saveVendors(day: Day, headers: Headers, email: string): Promise<void> {
  for (const [index, vendor] of day.random.sample(day.vendors, 3).entries()) {
    const saved = await keep<{ uuid: string }>(day, headers, writes.putHeart(email, vendor));
    if (saved) await keep(day, headers, writes.writeNote(saved.uuid, `Note ${index} of ${email}`));
  }
}

/** Messages can be written once the inquiry was delivered, which a job does. */
async function isDelivered({ sender, isOver }: Day, headers: Headers, uuid: string): Promise<boolean> {
  for (let tries = 0; tries < 120 && !isOver(); tries += 1) {
    const told = await sender.request({ path: `/web-marketplace-api/v1/inquiry/${uuid}`, headers });
    if (told.status === 200 && (JSON.parse(told.text) as { status: string }).status === 'READY') return true;
    await wait(250);
  }
  return false;
}

async function talk(day: Day, headers: Headers, email: string): Promise<void> {
  const { sender, random, vendors } = day;
  const words = `Hello from ${email}, are you free in June, and what would it cost?`;
  const write = writes.sendInquiry(random, random.pick(vendors), words);
  const sent = await keep<{ inquiries: { uuid: string }[] }>(day, headers, write);
  const uuid = sent?.inquiries[0]?.uuid;
  if (!uuid || !(await isDelivered(day, headers, uuid))) return;
  for (let number = 1; number <= 3; number += 1)
    await keep(day, headers, writes.sendMessage(random, uuid, { message: `Message ${number} of ${email}` }));
  const { path, body, type } = writes.attachment(uuid, 'plan.pdf');
  const told = await sender.request({
    path,
    method: 'POST',
    headers: { ...headers, 'content-type': type ?? '' },
    body,
  });
  if (told.status !== 200) return refuse(sender, 'attachment', told);
  const attachmentUuids = [(JSON.parse(told.text) as { uuid: string }).uuid];
  await keep(
    day,
    headers,
    writes.sendMessage(random, uuid, { message: `Our plan, ${email}`, attachmentUuids }),
  );
}

/** A first visit with everything that is kept of it. */
async function visitOnce(day: Day, email: string): Promise<void> {
  const headers = await signUp(day, email);
  if (!headers) return;
  // As if by the link of the mail, without which no vendor hears of an inquiry.
  await day.fleet
    .ask('update users set email_verified = true where email = $1', [email])
    .catch(() => undefined);
  await keep(day, headers, writes.setSetting(email));
  await keep(day, headers, writes.askForReset(email));
  await saveVendors(day, headers, email);
  await keep(day, headers, await writes.uploadPicture(email));
  await talk(day, headers, email);
}

export type Writers = { sender: Sender; stop(): Promise<void> };

/** So many people at a time who write all they can, each followed by another, until it is over. */
export async function startWriters(fleet: Fleet, seed: string, clients: number): Promise<Writers> {
  const rows = await fleet.ask<{ uuid: string }>(
    'select uuid from storefronts where published_at is not null and claimed_at is not null order by id',
  );
  const vendors = rows.map(({ uuid }) => uuid);
  const sender = createSender(fleet, clients * fleet.servers.length);
  let isOver = false;
  const client = async (name: number) => {
    const random = seededRandom(seed, 'writer', name);
    const day = { fleet, sender, random, vendors, isOver: () => isOver };
    for (let visit = 1; !isOver; visit += 1)
      // Whoever was never answered has gone; the sender has counted it.
      await visitOnce(day, `ada-${name}-${visit}@drill.example`).catch(() => undefined);
  };
  const work = Array.from({ length: clients }, (_, index) => client(index));
  return {
    sender,
    async stop() {
      isOver = true;
      await Promise.all(work);
      sender.close();
    },
  };
}
