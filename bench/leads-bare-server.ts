import fastify from 'fastify';
import { listThreadEvents } from '../src/capabilities/inquiries/server/threads/threads.store.ts';
import { findLead } from '../src/capabilities/leads/server/lead-of-member.store.ts';
import { readCountedLeads } from '../src/capabilities/leads/server/leads.store.ts';
import { leadOrder } from '../src/capabilities/leads/server/list/lead-orders.store.ts';
import { readLeadPage } from '../src/capabilities/leads/server/list/lead-page.store.ts';
import { connectDatabase } from '../src/platform/database/database.ts';
import { decodeCursor } from '../src/platform/database/keyset-cursor.ts';
import { createLog } from '../src/platform/log.ts';

// The yardstick of an inbox: a route, a pool, the same statements, and nothing else.
const db = connectDatabase(process.env.DATABASE_URL ?? '', createLog('silent'));
const app = fastify();
app.get('/', async () => ({ hello: 'world' }));

const DAY_MS = 86_400_000;

type Counted = { storefrontId: string };

const countsOf = (storefrontId: number) =>
  readCountedLeads(db, [storefrontId], new Date(Date.now() - DAY_MS));

app.get<{ Querystring: Counted & { cursor?: string; view?: 'conversations' } }>(
  '/page',
  async ({ query }) => {
    const storefrontId = Number(query.storefrontId);
    const leads = await readLeadPage(db, {
      listings: [{ storefrontId, seesContacts: true }],
      view: query.view ?? 'ready',
      filter: 'all',
      sort: 'recent',
      order: 'desc',
      name: '',
      now: new Date(),
      limit: 51,
      after: decodeCursor(leadOrder('recent', 'desc'), query.cursor),
    });
    return { leads, ...(await countsOf(storefrontId)) };
  },
);

app.get<{ Querystring: Counted }>('/counts', ({ query }) => countsOf(Number(query.storefrontId)));

app.get<{ Querystring: { userId: string; uuid: string } }>('/thread', async ({ query }) => ({
  lead: await findLead(db, { ...query, venueNodeId: 1 }),
  events: await listThreadEvents(db, query.uuid),
}));

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', async () => {
  await app.close();
  await db.$client.end();
});
