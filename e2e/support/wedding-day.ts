import { type BrowserContext, expect, type Page } from '@playwright/test';
import { callAs } from './inviting.ts';
import { beginWedding, csrf, signUp } from './people.ts';
import { untilHydrated } from './test.ts';

/** Where a wedding is whose place nobody has said. */
export const VENUE_ZONE = 'America/New_York';

type Right = 'CHECK_IN' | 'TIMELINE' | 'VENDORS';
type Moment = { uuid: string; title: string };
type Vendor = { uuid: string; name: string };
export type StandingDay = { guests: string[]; moments: Moment[]; vendors: Vendor[] };
export type KeptOperation = { uuid: string; kind: string; subject: string; value: number };

/** The day it is where the wedding is. */
export function venueToday(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: VENUE_ZONE }).format(new Date());
}

/** So much is written in a row that a server at its limit may ask to wait; the same thing twice is once. */
async function put(context: BrowserContext, path: string, data: object): Promise<void> {
  await expect(() => callAs(context, 'PUT', path, data)).toPass();
}

/** A wedding that is today: who is invited comes, every moment has begun, and vendors are due. */
export async function beginDay(
  context: BrowserContext,
  given: { guests: string[]; moments?: string[]; vendors?: string[] },
): Promise<StandingDay> {
  const { guests, moments = [], vendors = [] } = given;
  const day = venueToday();
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', partnerFirstName: 'Jonah', weddingDate: day });
  if (guests.length > 0)
    await callAs(context, 'POST', '/web-api/v1/guests/lines', {
      ...{ lines: guests.join('\n'), side: 'A', list: 'INVITED' },
    });
  const { events } = await callAs<{ events: { uuid: string }[] }>(context, 'GET', '/web-api/v1/guests');
  const [wedding] = events;
  if (wedding)
    await put(context, `/web-api/v1/guests/events/${wedding.uuid}`, {
      ...wedding,
      date: day,
      asksReply: false,
    });
  const written: StandingDay = { guests, moments: [], vendors: [] };
  for (const [place, title] of moments.entries()) {
    const uuid = crypto.randomUUID();
    await put(context, `/web-api/v1/day-of/items/${uuid}`, {
      ...{ title, kind: place === moments.length - 1 ? 'FIXED' : 'FLEXIBLE', owner: '', place: '', note: '' },
      // From the evening before on, so that all of them have begun at any hour.
      ...{ startsMinute: -600 + place * 20, minutes: 20, audience: [], version: 0 },
    });
    written.moments.push({ uuid, title });
  }
  for (const name of vendors) {
    const uuid = crypto.randomUUID();
    await put(context, `/web-api/v1/day-of/vendors/${uuid}`, {
      ...{ name, service: 'Band', arrivesMinute: 600, phone: '(518) 555-0110', place: 'Stage', version: 0 },
    });
    written.vendors.push({ uuid, name });
  }
  return written;
}

type Given = { uuid: string; token: string };

export async function addHelper(
  context: BrowserContext,
  { name = 'Tess', rights = ['CHECK_IN', 'TIMELINE', 'VENDORS'] }: { name?: string; rights?: Right[] } = {},
): Promise<Given> {
  const uuid = crypto.randomUUID();
  const { helpers } = await callAs<{ helpers: Given[] }>(context, 'POST', '/web-api/v1/day-of/helpers', {
    ...{ uuid, name, rights, ends: 'NEXT_DAY' },
  });
  const added = helpers.find((helper) => helper.uuid === uuid);
  if (!added) throw new Error('A helper that was just added is gone.');
  return added;
}

export async function removeHelper(context: BrowserContext, { uuid }: Pick<Given, 'uuid'>): Promise<void> {
  await context.request.delete(`/web-api/v1/day-of/helpers/${uuid}`, { headers: await csrf(context) });
}

/** All that the server has heard, in the order it came in. */
export async function keptOperations(context: BrowserContext): Promise<KeptOperation[]> {
  const { operations } = await callAs<{ operations: KeptOperation[] }>(
    ...([context, 'POST', '/web-api/v1/day-of/operations', { cursor: 0, operations: [] }] as const),
  );
  return operations;
}

/** Once its worker has kept everything, a page opens without a line. */
export async function untilKept(page: Page): Promise<void> {
  await untilHydrated(page);
  const isKept = () =>
    page.evaluate(async () => {
      if (navigator.serviceWorker.controller?.state !== 'activated') return false;
      for (const name of await window.caches.keys()) {
        const cache = await window.caches.open(name);
        if (await cache.match(window.location.pathname, { ignoreVary: true })) return true;
      }
      return false;
    });
  await expect.poll(isKept).toBe(true);
}

/** All that this browser keeps for the site, as text: what is in its database, and every page and file of its caches. */
export function everythingKept(page: Page): Promise<{ records: string; pages: string }> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const records: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        records.push(...(await asked(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    const pages: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        pages.push(pathname);
        if (!pathname.startsWith('/assets/')) pages.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return { records: records.length > 0 ? JSON.stringify(records) : '', pages: pages.join('\n') };
  });
}
