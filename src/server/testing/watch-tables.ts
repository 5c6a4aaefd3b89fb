import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import type { TestResponse } from './test-browser.ts';

type KeptWrite = { tables: string[]; after: string[] | 'any refusal'; why: string };

/** All that may be written although a call is refused. Whatever is not listed here must be as it was. */
const KEPT_WRITES: KeptWrite[] = [
  {
    tables: ['rate_limit_counters'],
    after: 'any refusal',
    why: 'A call that is refused has been made, and counts.',
  },
  {
    tables: ['limited_tries'],
    after: ['auth.wrong_credentials', 'auth.wrong_password', 'auth.invalid_code', 'auth.too_many_attempts'],
    why: 'A wrong password or code counts, or it could be guessed.',
  },
  {
    tables: ['_private_jobs', '_private_tasks'],
    after: ['auth.wrong_credentials', 'auth.wrong_password', 'auth.invalid_code', 'auth.too_many_attempts'],
    why: 'The owner is told of many wrong ones.',
  },
  {
    tables: ['verification_codes'],
    after: ['auth.invalid_code', 'auth.too_many_attempts'],
    why: 'A wrong code counts, or it could be guessed.',
  },
  {
    tables: ['verifications'],
    after: ['auth.invalid_passkey'],
    why: 'The first answer to a challenge uses it up, right or wrong.',
  },
  {
    tables: ['verification_codes', 'outgoing_messages', '_private_jobs', '_private_tasks'],
    after: ['two_factor_required'],
    why: 'Asking for the second factor sends its code.',
  },
];

function mayChange(table: string, code: string): boolean {
  return KEPT_WRITES.some(
    ({ tables, after }) => tables.includes(table) && (after === 'any refusal' || after.includes(code)),
  );
}

/** One statement for all tables, those of the job queue included: how many rows each has, and the sum of their hashes. */
async function writeQuestion({ $client }: Database): Promise<string> {
  const { rows } = await $client.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
  );
  const parts = rows.map(({ schema, name }) => {
    // What a worker is just finishing was not written by the call.
    const filter = name === '_private_jobs' ? 'where locked_at is null' : '';
    return `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as content
      from ${schema}."${name}" t ${filter}`;
  });
  return parts.join(' union all ');
}

/** Sees to it that a refused call has changed nothing. */
export async function watchTables(db: Database) {
  const text = await writeQuestion(db);
  const look = async () => {
    const { rows } = await db.$client.query<{ name: string; content: string }>({ name: 'tables', text });
    return new Map(rows.map(({ name, content }) => [name, content]));
  };
  let before = await look();
  return {
    /** After anything that was done beside the watch. */
    lookAgain: async () => {
      before = await look();
    },
    /** Right after a call, whatever it answered. */
    expectNoTrace: async (answer: TestResponse, call: string): Promise<void> => {
      const seen = before;
      before = await look();
      if (answer.status === 200) return;
      const changed = [...before.keys()].filter((name) => seen.get(name) !== before.get(name));
      const { error } = answer.body as { error?: { code?: string } };
      const traces = changed.filter((name) => !mayChange(name, error?.code ?? ''));
      expect(traces, `${call} was refused (${answer.text}) and changed these tables`).toEqual([]);
    },
  };
}

export type TableWatch = Awaited<ReturnType<typeof watchTables>>;
