import type { Ground } from './ground.ts';

/** Ids by table. */
export type Ids = Map<string, string[]>;

/** Counted and written down whoever calls. */
const LOGS = [
  'rate_limit_counters',
  'limited_tries',
  'impersonations',
  'impersonation_actions',
  'support_lookups',
];

export async function listIds({ ask }: Ground): Promise<Ids> {
  const columns = await ask<{ table: string; name: string }>(
    `select table_name as table, column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'uuid' and column_name in ('id', 'uuid')`,
  );
  const ids: Ids = new Map();
  for (const { table, name } of columns) {
    const rows = await ask<{ id: string }>(`select "${name}" as id from "${table}"`);
    ids.set(table, [...(ids.get(table) ?? []), ...rows.map(({ id }) => id)]);
  }
  return ids;
}

/** What has come into being since. */
export function newIds(before: Ids, now: Ids): Ids {
  const fresh = [...now].map(([table, ids]) => {
    const known = new Set(before.get(table));
    return [table, ids.filter((id) => !known.has(id))] as const;
  });
  return new Map(fresh.filter(([, ids]) => ids.length > 0));
}

/** Sees whether a row that names one of these ids has changed, come or gone, in any table but the logs. */
export async function watchRows({ ask }: Ground, ids: Ids) {
  const columns = await ask<{ table: string; names: string[] }>(
    `select table_name as table, array_agg(column_name::text) as names from information_schema.columns
     where table_schema = 'public' and data_type = 'uuid' and table_name <> all($1) group by table_name`,
    [LOGS],
  );
  const parts = columns.map(({ table, names }) => {
    // A session notes when it was last used, which is no change.
    const content = table === 'sessions' ? 't.id::text' : 't::text';
    return `select '${table}' as table, count(*)::int as count,
      coalesce(sum(hashtextextended(${content}, 0)), 0)::text as content
      from "${table}" t where ${names.map((name) => `t."${name}" = any($1)`).join(' or ')}`;
  });
  const look = () =>
    ask<{ table: string; count: number; content: string }>(parts.join(' union all '), [
      [...ids.values()].flat(),
    ]);
  let seen = await look();
  return {
    rows: () => seen.reduce((sum, { count }) => sum + count, 0),
    /** The tables that are not as they were when they were last looked at. */
    async changed(): Promise<string[]> {
      const before = new Map(seen.map(({ table, content }) => [table, content]));
      seen = await look();
      return seen.filter(({ table, content }) => before.get(table) !== content).map(({ table }) => table);
    },
  };
}
