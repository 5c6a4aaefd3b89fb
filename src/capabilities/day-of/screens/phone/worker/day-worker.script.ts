import { dayCache } from '../../../rules/day-cache.ts';

/**
 * Keeps the page of the day where there is no line: the document it was last opened with and the files that this names.
 * It answers for nothing else, and never for a call.
 */
const FILE = /\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g;
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

async function keep(address: string, answer: Response): Promise<void> {
  if (!answer.ok || answer.redirected) return;
  const text = await answer.clone().text();
  const files = [...new Set(text.match(FILE))];
  const cache = await caches.open(cacheName());
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !known.has(file)));
  await cache.put(address, answer);
  // What the version before needed, nobody asks for any more.
  const gone = [...known].filter((path) => path.startsWith('/assets/') && !files.includes(path));
  await Promise.all(gone.map((path) => cache.delete(path)));
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
  return (await cache.match(pathname, { ignoreVary: true })) ?? asked;
}

async function openFile({ request }: Asked): Promise<Response> {
  const cache = await caches.open(cacheName());
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

worker.addEventListener('install', (event) => (event as Waiting).waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => (event as Waiting).waitUntil(worker.clients.claim()));

worker.addEventListener('message', (event) => {
  const { data, waitUntil } = event as Told;
  if (typeof data !== 'string' || !data.startsWith('/')) return;
  waitUntil.call(
    event,
    fetch(data).then((answer) => keep(data, answer)),
  );
});

worker.addEventListener('fetch', (event) => {
  const asked = event as Asked;
  const { request } = asked;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') asked.respondWith(openPage(asked));
  else if (url.pathname.startsWith('/assets/')) asked.respondWith(openFile(asked));
});
