import fastify from 'fastify';
import { FEW_RESULTS, MOST_NEAREST, PAGE_SIZE } from '#capabilities/search/rules/search-page.ts';
import { listCards } from '../src/capabilities/search/server/cards.store.ts';
import { connectDatabase } from '../src/platform/database/database.ts';
import { createLog } from '../src/platform/log.ts';
import type { Question } from './search-questions.ts';
import {
  BEGINNING_STATEMENT,
  nearestStatement,
  REACH_STATEMENT,
  type ScopeName,
  searchStatement,
} from './search-sql.ts';

const MOST_NAMES = 8;

// The yardstick of a search: a route, a pool, the statements, and nothing else.
const db = connectDatabase(process.env.DATABASE_URL ?? '', createLog('silent'));
const app = fastify();
app.get('/', async () => ({ hello: 'world' }));

type Found = { ids: number[] | null; placements: number[] | null; total: number };

async function ask<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
  return (await db.$client.query<Row>({ name: `bench_${name}`, text, values })).rows;
}

async function scopeOf({ isAround, marketId }: Question['sql'], values: unknown[]): Promise<ScopeName> {
  if (!isAround) return marketId === null ? 'everywhere' : 'market';
  const [reach] = await ask<{ near: number; far: number }>('reach', REACH_STATEMENT, values);
  if (reach && reach.near >= PAGE_SIZE) return 'near';
  return reach && reach.far >= PAGE_SIZE ? 'far' : 'wide';
}

async function listNearest(values: unknown[], found: readonly number[]): Promise<number[]> {
  const hasMiddle = values.at(-1) !== null;
  const near = hasMiddle
    ? await ask<{ id: number }>('nearest', nearestStatement(true), [...values, found])
    : [];
  if (near.length === MOST_NEAREST) return near.map(({ id }) => id);
  const far = await ask<{ id: number }>('farther', nearestStatement(false), [...values, found]);
  return [...new Set([...near, ...far].map(({ id }) => id))].slice(0, MOST_NEAREST);
}

app.post<{ Body: Question['sql'] }>('/search', async ({ body }) => {
  const values = [
    body.categoryId,
    body.firstGroup,
    body.secondGroup,
    body.minCents,
    body.maxCents,
    body.marketId,
    body.middle?.lat ?? null,
    body.middle?.lon ?? null,
  ];
  const scope = await scopeOf(body, values);
  const [answer] = await ask<Found>(`search_${scope}`, searchStatement(scope), values);
  const ids = answer?.ids ?? [];
  const nearest = ids.length < FEW_RESULTS ? await listNearest(values, ids) : [];
  const shown = [...new Set([...ids, ...(answer?.placements ?? []), ...nearest])];
  return { ...answer, nearest, cards: await listCards(db, shown) };
});

app.post<{ Body: { prefix: string } }>('/beginning', ({ body: { prefix } }) =>
  ask('beginning', BEGINNING_STATEMENT, [prefix, `${prefix}\u{10FFFF}`, MOST_NAMES]),
);

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', async () => {
  await app.close();
  await db.$client.end();
});
