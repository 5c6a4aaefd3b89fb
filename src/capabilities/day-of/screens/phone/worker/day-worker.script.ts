import { dayCache } from '../../../rules/day-cache.ts';

/**
 * Keeps the page of the day where there is no line: the document it was last opened with and the files that this names.
 * It answers for nothing else, and never for a call.
 */
const FILE = /\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g;
const LOOSELY = { ignoreVary: true };

type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Asked = Waiting & { request: Request; respondWith(answer: Promise<Response>): void };
type Told = Waiting & { data: unknown };

interface WorkerScope extends EventTarget {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { scope: string };
}

const worker = self as unknown as WorkerScope;
/** One page may be kept by each of two registrations. */
const cacheName = () => dayCache(new URL(worker.registration.scope).pathname);

const isFile = (path: string) => path.startsWith('/assets/');
const filesIn = (text: string) => [...new Set(text.match(FILE))];

async function keep(address: string, answer: Response): Promise<void> {
  if (!answer.ok || answer.redirected) return;
  const files = filesIn(await answer.clone().text());
  const cache = await caches.open(cacheName());
  const known = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  // A page that is open now came with its own version: what that needs goes away with the next one.
  const pages = known.filter((path) => !isFile(path));
  const texts = await Promise.all(
    pages.map(async (path) => (await cache.match(path, LOOSELY))?.text() ?? ''),
  );
  const needed = new Set([...files, ...texts.flatMap(filesIn)]);
  await cache.addAll(files.filter((file) => !known.includes(file)));
  await cache.put(address, answer);
  await Promise.all(
    known.filter((path) => isFile(path) && !needed.has(path)).map((path) => cache.delete(path)),
  );
}

/** The page was loaded before there was a worker; from then on it is kept whenever it is opened. */
async function keepFirst(address: string): Promise<void> {
  const cache = await caches.open(cacheName());
  if (!(await cache.match(address, LOOSELY))) await keep(address, await fetch(address));
}

/** What is kept comes first, line or none: it opens at once, and what the line brings is there the next time. */
async function openPage(event: Asked): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const asked = fetch(event.request);
  event.waitUntil(
    asked.then(
      (answer) => keep(pathname, answer.clone()),
      () => undefined,
    ),
  );
  const cache = await caches.open(cacheName());
  return (await cache.match(pathname, LOOSELY)) ?? asked;
}

async function openFile({ request }: Asked): Promise<Response> {
  const cache = await caches.open(cacheName());
  return (await cache.match(request, LOOSELY)) ?? fetch(request);
}

worker.addEventListener('install', (event) => (event as Waiting).waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => (event as Waiting).waitUntil(worker.clients.claim()));

worker.addEventListener('message', (event) => {
  const { data, waitUntil } = event as Told;
  if (typeof data !== 'string' || !data.startsWith('/')) return;
  waitUntil.call(event, keepFirst(data));
});

worker.addEventListener('fetch', (event) => {
  const asked = event as Asked;
  const { request } = asked;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') asked.respondWith(openPage(asked));
  else if (url.pathname.startsWith('/assets/')) asked.respondWith(openFile(asked));
});
