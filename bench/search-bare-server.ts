import fastify from 'fastify';
import { listCardRows } from '../src/capabilities/search/server/cards.store.ts';
import { connectDatabase } from '../src/platform/database/database.ts';
import { createLog } from '../src/platform/log.ts';
import type { Question } from './search-questions.ts';
import { BEGINNING_STATEMENT, type ScopeName, searchStatement } from './search-sql.ts';

// The yardstick of a search: a route, a pool, the statements, and nothing else.
const db = connectDatabase(process.env.DATABASE_URL ?? '', createLog('silent', false));
const app = fastify();
app.get('/', async () => ({ hello: 'world' }));

function scopeOf({ marketId, near }: Question['sql']): ScopeName {
  if (near) return 'circle';
  return marketId === null ? 'everywhere' : 'market';
}

app.post<{ Body: Question['sql'] }>('/search', async ({ body }) => {
  const scope = scopeOf(body);
  const { rows } = await db.$client.query<{ ids: number[] | null; total: number; counts: unknown }>({
    name: `bench_search_${scope}`,
    text: searchStatement(scope),
    values: [
      body.categoryId,
      body.firstGroup,
      body.secondGroup,
      body.minCents,
      body.maxCents,
      body.marketId,
      body.near?.lat ?? null,
      body.near?.lon ?? null,
    ],
  });
  const [answer] = rows;
  return { ...answer, cards: await listCardRows(db, answer?.ids ?? []) };
});

app.post<{ Body: { prefix: string } }>('/beginning', async ({ body: { prefix } }) => {
  const { rows } = await db.$client.query({
    name: 'bench_beginning',
    text: BEGINNING_STATEMENT,
    values: [prefix, `${prefix}\u{10FFFF}`],
  });
  return rows;
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', async () => {
  await app.close();
  await db.$client.end();
});
