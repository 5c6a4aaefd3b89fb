import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { Told } from './ask.ts';
import { type Drill, type DrillOptions, type DrillResult, ms, number, some } from './drill.ts';
import type { Fleet } from './fleet.ts';
import { type Ground, withGround } from './ground.ts';
import { createSender } from './send-again.ts';
import { act, signUp } from './somebody.ts';

const DEVICES = 150;
const PHOTOS = 1_000;
const WITHIN_MS = 10 * 60_000;
const SCREEN_ASKS_MS = 2_000;
const SHOWN_WITHIN_MS = 3_000;
const CONNECTIONS = 2 * DEVICES;
/** As phones send them after their page has drawn them smaller. */
const FROM_PHONES = [1600, 1200] as const;
/** Where the machine is to be left alone. */
const SMALL = [320, 240] as const;

type Size = readonly [width: number, height: number];

type Wall = { upload: string; screen: string };
type Sent = { uuid: string; at: number };
type Screen = { revision: number; wall: { photos: { uuid: string }[] } | null };
type Shown = Map<string, number>;

const pathOf = (code: string) => `/web-api/v1/guest-photos/${code}`;

async function openWall(ground: Ground): Promise<Wall> {
  const couple = await signUp(ground, 'couple', 'hosts of a party');
  await act(ground, couple, 'PUT', '/web-api/v1/wedding', { primaryFirstName: 'Maya' });
  const { wall } = await act<{ wall: { uploadUrl: string; screenUrl: string } }>(
    ...([ground, couple, 'PUT', '/web-api/v1/photo-wall'] as const),
    {
      ...{ mode: 'GALLERY', moderation: 'AFTER', names: 'OPTIONAL', mayDownload: true },
      ...{ opensOn: null, closesOn: null, version: 0 },
    },
  );
  const codeIn = (url: string) => new URL(url).pathname.split('/')[2] ?? '';
  return { upload: codeIn(wall.uploadUrl), screen: codeIn(wall.screenUrl) };
}

/** Another picture for each number, with enough in it to be work. */
async function drawPhoto(place: number, [width, height]: Size): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const small = await sharp({ create: { width: 160, height: 120, channels: 3, noise, background: '#888' } })
    .tint({ r: (place * 37) % 256, g: (place * 59) % 256, b: (place * 83) % 256 })
    .png()
    .toBuffer();
  return sharp(small).resize(width, height).jpeg({ quality: 85 }).toBuffer();
}

type Party = {
  wall: Wall;
  devices: number;
  photos: number;
  withinMs: number;
  size: Size;
  send(upload: { path: string; device: string; body: Buffer }): Promise<Told>;
};

/** Every phone sends one photo after the other, all of them spread over the time. */
async function sendAll({ wall, devices, photos, withinMs, size, send }: Party) {
  const sent: Sent[] = [];
  const refused: string[] = [];
  const began = performance.now();
  const path = `${pathOf(wall.upload)}/photos?name=Ruth`;
  await Promise.all(
    Array.from({ length: devices }, async (_, phone) => {
      const device = randomBytes(32).toString('hex');
      for (let place = phone; place < photos; place += devices) {
        await wait(Math.max(0, began + (place * withinMs) / photos - performance.now()));
        const told = await send({ path, device, body: await drawPhoto(place, size) });
        if (told.status === 200)
          sent.push({ uuid: (JSON.parse(told.text) as { uuid: string }).uuid, at: performance.now() });
        else refused.push(`${told.status} ${told.text.slice(0, 80)}`);
      }
    }),
  );
  return { sent, refused, tookMs: performance.now() - began };
}

/** What a projector sees, by the same calls; it goes on whatever it is answered. */
function watchScreen(ask: (path: string) => Promise<Told>, { screen }: Wall) {
  const shown: Shown = new Map();
  let isWatching = true;
  let revision = 0;
  const watching = (async () => {
    while (isWatching) {
      const told = await ask(`${pathOf(screen)}/screen?revision=${revision}`);
      if (told.status === 200) {
        const answer = JSON.parse(told.text) as Screen;
        revision = answer.revision;
        const now = performance.now();
        for (const { uuid } of answer.wall?.photos ?? []) if (!shown.has(uuid)) shown.set(uuid, now);
      }
      await wait(SCREEN_ASKS_MS);
    }
  })();
  return {
    shown,
    async stop() {
      await wait(2 * SCREEN_ASKS_MS);
      isWatching = false;
      await watching;
    },
  };
}

/** How long each photo took from its answer to the screen. */
function delaysOf(sent: readonly Sent[], shown: Shown): number[] {
  return sent
    .map(({ uuid, at }) => Math.max(0, (shown.get(uuid) ?? Number.POSITIVE_INFINITY) - at))
    .toSorted((one, other) => one - other);
}

const at = (values: readonly number[], share: number) =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function killInTheMiddle(fleet: Fleet, withinMs: number): Promise<number> {
  await wait(withinMs / 2);
  const began = performance.now();
  process.kill(fleet.servers[0]?.pid ?? 0, 'SIGKILL');
  await fleet.replace(0);
  return performance.now() - began;
}

/** Which of those that were acknowledged are not there, whole, with a picture that has its files. */
async function lostOf(ground: Pick<Ground, 'ask'>, sent: readonly Sent[]): Promise<string[]> {
  const rows = await ground.ask<{ uuid: string }>(
    `select uuid from wall_photos join media_assets a on a.id = picture_id where uuid = any($1::uuid[]) and state = 'SHOWN'`,
    [sent.map(({ uuid }) => uuid)],
  );
  const there = new Set(rows.map(({ uuid }) => uuid));
  return sent.map(({ uuid }) => uuid).filter((uuid) => !there.has(uuid));
}

async function drillWall(fleet: Fleet, ground: Ground, { scale }: DrillOptions): Promise<DrillResult> {
  const wall = await openWall(ground);
  const sender = createSender(fleet, CONNECTIONS);
  const photos = Math.max(DEVICES, Math.round(PHOTOS * scale));
  const withinMs = WITHIN_MS * scale;
  const screen = watchScreen((path) => ground.send({ url: (fleet.servers[0]?.url ?? '') + path }), wall);
  const [{ sent, refused, tookMs }, replacedMs] = await Promise.all([
    sendAll({
      ...{ wall, devices: DEVICES, photos, withinMs, size: FROM_PHONES },
      send: ({ path, device, body }) =>
        sender.request({
          ...{ path, method: 'POST', body },
          headers: { 'content-type': 'image/jpeg', 'x-device-key': device },
        }),
    }),
    killInTheMiddle(fleet, withinMs),
  ]);
  await screen.stop();
  const delays = delaysOf(sent, screen.shown);
  // While nobody answers, nobody shows anything either: what came then is not counted as late.
  const late = delays.filter((delay) => delay > SHOWN_WITHIN_MS && delay > replacedMs + SCREEN_ASKS_MS);
  const lost = await lostOf(ground, sent);
  sender.close();
  return {
    facts: [
      ['phones, all from one address', number(DEVICES)],
      [
        'photos, of 1600 × 1200',
        `${number(photos)} within ${ms(withinMs)}, ${scale} of 1,000 in ten minutes`,
      ],
      ['all accepted after', ms(tookMs)],
      ['answers', sender.answers.statuses()],
      [
        'half, 99 of 100, all answered within',
        [sender.answers.p50(), sender.answers.p99(), sender.answers.longest()].map(ms).join(', '),
      ],
      ['killed process replaced after', ms(replacedMs)],
      ['sent again for want of an answer', number(sender.again())],
      ['accepted', number(sent.length)],
      ['accepted and lost', number(lost.length)],
      [
        'on the screen after: half, 95 of 100, all',
        [at(delays, 0.5), at(delays, 0.95), at(delays, 1)].map(ms).join(', '),
      ],
      [
        `later than ${SHOWN_WITHIN_MS / 1_000} s, but for those that came while the process was gone`,
        number(late.length),
      ],
    ],
    broken: [
      ...some('photos were refused', refused),
      ...some('accepted photos were lost', lost),
      ...(late.length > 0 ? [`${late.length} photos were late on the screen`] : []),
    ],
  };
}

/** For the short drills: no process is killed, and phones send at once. */
export async function drillParty(
  ground: Ground,
  { devices, photos }: { devices: number; photos: number },
): Promise<DrillResult> {
  const wall = await openWall(ground);
  const [url = ''] = ground.urls;
  const { sent, refused } = await sendAll({
    ...{ wall, devices, photos, withinMs: 0, size: SMALL },
    send: ({ path, device, body }) =>
      ground.send({
        ...{ url: url + path, method: 'POST', body },
        headers: { 'content-type': 'image/jpeg', 'x-device-key': device },
      }),
  });
  const told = await ground.send({ url: `${url}${pathOf(wall.screen)}/screen` });
  const onScreen = (JSON.parse(told.text) as Screen).wall?.photos.length ?? 0;
  return {
    facts: [['accepted', number(sent.length)]],
    broken: [
      ...some('photos were refused', refused),
      ...some('accepted photos were lost', await lostOf(ground, sent)),
      ...(onScreen === photos ? [] : [`the screen has ${onScreen} of ${photos}`]),
    ],
  };
}

export const wallDrill: Drill = {
  name: 'wall',
  about: `${DEVICES} phones behind one address send ${number(PHOTOS)} photos within ten minutes, with the limits of production, while a process is killed and replaced (whoever gets no answer sends the same again) and a screen shows what came.`,
  needs: { settings: { RATE_LIMIT_FACTOR: '1' } },
  run: (fleet, options) => withGround(fleet, (ground) => drillWall(fleet, ground, options)),
};
