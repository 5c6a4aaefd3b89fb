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

type Row = { table: string; key: string; row: Record<string, unknown> };

/** What is told of a table: its name, and of rows that are still there the columns that changed. */
function differences(before: readonly Row[], now: readonly Row[]): Map<string, Set<string>> {
  const changes = new Map<string, Set<string>>();
  const note = (table: string, what: string) =>
    changes.set(table, new Set([...(changes.get(table) ?? []), what]));
  const nameOf = ({ table, key }: Row) => `${table} ${key}`;
  const known = new Map(before.map((each) => [nameOf(each), each]));
  for (const each of now) {
    const old = known.get(nameOf(each));
    known.delete(nameOf(each));
    if (!old) note(each.table, 'a row came');
    for (const column of Object.keys(each.row))
      if (old && JSON.stringify(old.row[column]) !== JSON.stringify(each.row[column]))
        note(each.table, `${column} became ${JSON.stringify(each.row[column])}`);
  }
  for (const { table } of known.values()) note(table, 'a row went');
  return changes;
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
    const row = table === 'sessions' ? `jsonb_build_object('id', t.id)` : 'to_jsonb(t)';
    const key = `coalesce(to_jsonb(t)->>'id', to_jsonb(t)->>'uuid', to_jsonb(t)::text)`;
    return `select '${table}' as table, ${key} as key, ${row} as row
      from "${table}" t where ${names.map((name) => `t."${name}" = any($1)`).join(' or ')}`;
  });
  const look = () => ask<Row>(parts.join(' union all '), [[...ids.values()].flat()]);
  let seen = await look();
  return {
    rows: () => seen.length,
    /** The tables that are not as they were when they were last looked at, each with what is different. */
    async changed(): Promise<Map<string, Set<string>>> {
      const before = seen;
      seen = await look();
      return differences(before, seen);
    },
  };
}
