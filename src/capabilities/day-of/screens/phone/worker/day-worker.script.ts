/**
 * Keeps the page of the day where there is no line: the document it was last opened with and the files that this names.
 * It answers for nothing else, and never for a call.
 */
const CACHE = 'day-of-1';
const FILE = /\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g;
/** A line that hardly carries anything is no line to whoever stands at a door. */
const PATIENCE_MS = 4_000;

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
const cacheName = () => `${CACHE} ${new URL(worker.registration.scope).pathname}`;

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

async function openPage(event: Asked): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const kept = async () => (await caches.open(cacheName())).match(pathname, { ignoreVary: true });
  try {
    const answer = await fetch(event.request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok) event.waitUntil(keep(pathname, answer.clone()));
    return answer.status >= 500 ? ((await kept()) ?? answer) : answer;
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  }
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
