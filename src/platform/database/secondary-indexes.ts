import type pg from 'pg';

export type Definition = { drop: string; create: string };

/** Foreign keys and the indexes no constraint stands on, as the catalogue describes them. */
export async function listSecondaryDefinitions(client: pg.ClientBase, table: string): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
     from pg_constraint where conrelid = $1::regclass and contype = 'f'
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where indrelid = $1::regclass
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  return rows;
}

/**
 * Fills an empty table quickly: building an index over all rows, and checking all references with one join, costs a
 * fraction of doing it row by row. Inside the caller's transaction, so nobody ever sees the table without them.
 */
export async function withoutSecondaryIndexes(
  client: pg.ClientBase,
  table: string,
  fill: () => Promise<void>,
): Promise<void> {
  const definitions = await listSecondaryDefinitions(client, table);
  for (const { drop } of definitions) await client.query(drop);
  await fill();
  for (const { create } of definitions) await client.query(create);
}
