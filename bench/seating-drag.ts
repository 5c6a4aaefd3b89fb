import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { beginFrames, countFrames, endFrames } from './frame-watch.ts';
import { middle } from './middle.ts';
import { startProduct, withServer } from './server-process.ts';
import { signInAs, writingHeaders } from './sign-in.ts';

const FIND_CHROMIUM = path.resolve(import.meta.dirname, '../tools/setup/find-chromium.mjs');
type ChromiumFinder = { findChromium(): Promise<Record<string, string>> };

const COUPLE = 'almost@demo.example';
const TABLES = [60, 150];
/** Pictures of a screen that shows sixty a second, in milliseconds. */
const GOAL_MS: Readonly<Record<number, number>> = { 60: 16.7, 150: 33 };
const MOVES = 150;

/** For each of the two rooms. */
const GUESTS_ADDED = 60;

type Plans = { events: { uuid: string }[] };

/** A plan of so many tables for the couple’s first event; answers its address. */
async function addPlan(url: string, cookie: string, tables: number): Promise<string> {
  const at = (path: string) => `${url}/web-api/v1/${path}`;
  const post = async (path: string, body: object) => {
    const answer = await fetch(at(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...writingHeaders(cookie) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} did not answer: ${await answer.text()}`);
  };
  // The first guests bring the first event.
  const lines = Array.from({ length: GUESTS_ADDED }, (_, guest) => `Guest${guest} Number`).join('\n');
  await post('guests/lines', { lines, side: 'A', list: 'INVITED' });
  const known = await fetch(at('seating/plans'), { headers: { cookie } });
  const { events } = (await known.json()) as Plans;
  const [uuid, eventUuid] = [randomUUID(), events[0]?.uuid];
  await post('seating/plans', {
    ...{ uuid, eventUuid, name: `${tables} tables` },
    from: { kind: 'TABLES', sizeKey: 'ROUND_60', tables },
  });
  return `${url}/wedding-planning/seating-chart?event=${eventUuid}&plan=${uuid}`;
}

/** By the hand once around the room, the frames in between. */
async function dragAround(page: Page, held: Locator, room: Locator): Promise<number[]> {
  const [from, box] = [await held.boundingBox(), await room.boundingBox()];
  if (!from || !box) throw new Error('What is dragged is not in sight.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.evaluate(beginFrames);
  for (let step = 1; step <= MOVES; step += 1) {
    const turn = (2 * Math.PI * step) / MOVES;
    await page.mouse.move(
      box.x + box.width * (0.5 + 0.35 * Math.cos(turn)),
      box.y + box.height * (0.5 + 0.35 * Math.sin(turn)),
    );
  }
  const gaps = await page.evaluate(endFrames);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return gaps;
}

async function measureRoom(browser: Browser, url: string, tables: number): Promise<string[]> {
  const cookie = await signInAs(url, COUPLE);
  const address = await addPlan(url, cookie, tables);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html.is-hydrated').waitFor();
  await page.getByRole('button', { name: /^Seat all/ }).click();
  await page.getByText('Everyone has a chair.').waitFor();
  const line = (what: string, gaps: number[]) => {
    const { count, long, longestMs } = countFrames(gaps);
    return `| ${what}, ${tables} tables | ${count} | ${middle(gaps).toFixed(1)} ms | ${middle(gaps, 0.95).toFixed(1)} ms | ${GOAL_MS[tables]} ms | ${longestMs.toFixed(0)} ms | ${long} |`;
  };
  const chart = page.getByRole('group', { name: /^The room: / });
  const guest = page.getByRole('button', { name: /^Table 1, chair 1: / });
  const lines = [line('a guest', await dragAround(page, guest, chart))];
  await page.getByRole('radio', { name: 'Room' }).click();
  const room = page.getByRole('group', { name: /^The room with / });
  const table = page.getByRole('button', { name: /^Table 1(,|$)/ });
  lines.push(line('a table with its distances', await dragAround(page, table, room)));
  await context.close();
  return lines;
}

/** Frames while a guest and a table are dragged through full rooms, of the built product in a browser. */
export async function measureDrag(): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ampersand-seating-'));
  // As root the database runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  const { findChromium } = (await import(FIND_CHROMIUM)) as ChromiumFinder;
  const { CHROMIUM_PATH } = await findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  });
  try {
    return await withServer(startProduct(folder), async ({ url }) => {
      const lines: string[] = [];
      for (const tables of TABLES) lines.push(...(await measureRoom(browser, url, tables)));
      return lines;
    });
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
