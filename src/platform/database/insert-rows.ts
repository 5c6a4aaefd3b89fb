import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The beginning of an insert of however many rows as one parameter: a list of values is slow to write out and ends at 65,535
 * of them. All rows have the same fields; what none of them has gets its default.
 */
export function insertRows<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL {
  const columns = getTableColumns(table);
  const fields = Object.keys(rows[0] ?? {}).flatMap((field) => {
    const column = columns[field];
    return column ? [{ field, name: column.name }] : [];
  });
  const cells = rows.map((row) =>
    Object.fromEntries(fields.map(({ field, name }) => [name, (row as Record<string, unknown>)[field]])),
  );
  const names = sql.join(
    fields.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  return sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(cells)}::jsonb)`;
}
