import fastify from 'fastify';
import pg from 'pg';
import { isSignedEvent } from '../src/platform/payments/event-signature.ts';

// The yardstick of the provider's events: a route, a pool, the signature, the same two rows in one transaction, and nothing else.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
const secret = process.env.APP_SECRET ?? '';
const app = fastify();
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
app.get('/', async () => ({ hello: 'world' }));

app.post<{ Body: Buffer }>('/events', async ({ body, headers }, reply) => {
  const proof = { rawBytes: body, signature: headers['sandbox-signature'], now: new Date() };
  if (!isSignedEvent(secret, proof)) return reply.code(400).send({});
  const { id, kind, ref } = JSON.parse(body.toString()) as Record<string, string>;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into payment_events (provider, event_id, kind, provider_ref, received_at)
       values ('bare', $1, $2, $3, now()) on conflict do nothing`,
      [id, kind, ref],
    );
    const payload = JSON.stringify({ provider: 'bare', eventId: id });
    await client.query(`select from graphile_worker.add_job('payments.hear-event', $1::json)`, [payload]);
    await client.query('commit');
  } finally {
    client.release();
  }
  return { received: true };
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
