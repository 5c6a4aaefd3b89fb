import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fastify from 'fastify';

// The yardstick: a small object, or the very bytes of a page, and nothing else.
const app = fastify();
app.get('/', async () => ({ hello: 'world' }));

/** A client's work grows with the bytes it reads, so a page is measured beside the same bytes without our pipeline. */
const pages = new Map<string, Promise<Buffer>>();

function fetchCompressed(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) =>
      buffer(response).then(resolve, reject),
    ).once('error', reject);
  });
}

app.get<{ Querystring: { page: string } }>('/same-bytes', async ({ query: { page } }, reply) => {
  const bytes = pages.get(page) ?? fetchCompressed(page);
  pages.set(page, bytes);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-encoding', 'br')
    .send(await bytes);
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => app.close());
