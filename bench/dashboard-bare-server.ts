import fastify from 'fastify';
import { calendarDate } from '../src/base/calendar-date.ts';
import { listDays, sumBookings } from '../src/capabilities/insights/server/figures/figures.store.ts';
import { findListingFacts } from '../src/capabilities/insights/server/standing/listing-facts.store.ts';
import { connectDatabase } from '../src/platform/database/database.ts';
import { createLog } from '../src/platform/log.ts';

// The yardstick of a dashboard: a route, a pool, the same statements, and nothing else.
const db = connectDatabase(process.env.DATABASE_URL ?? '', createLog('silent'));
const app = fastify();
app.get('/', async () => ({ hello: 'world' }));

type Asked = { storefrontId: string; earlier: string; from: string; to: string };

app.get<{ Querystring: Asked }>('/dashboard', async ({ query }) => {
  const storefrontId = Number(query.storefrontId);
  const [earlier, from, to] = [query.earlier, query.from, query.to].map(calendarDate);
  if (!earlier || !from || !to) throw new Error('Three days are needed.');
  const timeZone = 'America/New_York';
  const [days, bookings, facts] = await Promise.all([
    listDays(db, storefrontId, { from: earlier, to }, timeZone),
    sumBookings(db, storefrontId, { period: { from, to }, before: { from: earlier, to: from }, timeZone }),
    findListingFacts(db, storefrontId, to),
  ]);
  return { days, bookings, facts };
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', async () => {
  await app.close();
  await db.$client.end();
});
