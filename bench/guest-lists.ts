import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import type pg from 'pg';
import type { GuestImport } from '../src/capabilities/guests/contract/imports.contract.ts';
import { copyHouseholds } from '../src/capabilities/guests/server/demo/world.store.ts';
import { guestFile, planList } from './guest-file.ts';
import { middle } from './middle.ts';
import { download } from './page-bytes.ts';
import { writingHeaders } from './sign-in.ts';

const CALLS = 40;
const LIST = '/web-api/v1/guests';
const IMPORTS = '/web-api/v1/guests/imports';

export type Couple = { url: string; cookie: string; weddingId: string; client: pg.Client };

export type ListFigures = {
  people: number;
  households: number;
  medianMs: number;
  p95Ms: number;
  gzip: number;
  /** Of a server that does nothing but send the same bytes. */
  bareMs: number;
  /** What the browser gets to read. */
  json: string;
};

export type ImportFigures = {
  people: number;
  checkMs: number;
  /** Papaparse alone, with the same text. */
  parseMs: number;
  applyMs: number;
  /** The same households and people by COPY. */
  copyMs: number;
};

async function time<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const began = performance.now();
  const value = await work();
  return { ms: performance.now() - began, value };
}

async function timeCalls(url: string, headers: Record<string, string>) {
  const took: number[] = [];
  let bytes: Buffer = Buffer.alloc(0);
  for (let call = 0; call < CALLS; call += 1) {
    const { ms, value } = await time(() => download(url, 'gzip', headers));
    took.push(ms);
    bytes = value;
  }
  return { medianMs: middle(took), p95Ms: middle(took, 0.95), bytes };
}

/** How long the same bytes take from a server that has them in hand. */
async function timeBare(bytes: Buffer): Promise<number> {
  const server = createServer((_, answer) => answer.setHeader('content-encoding', 'gzip').end(bytes));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { medianMs } = await timeCalls(`http://127.0.0.1:${port}/`, {});
  await new Promise((resolve) => server.close(resolve));
  return medianMs;
}

export async function measureList({ url, cookie, client, weddingId }: Couple): Promise<ListFigures> {
  const { medianMs, p95Ms, bytes } = await timeCalls(url + LIST, { cookie });
  const { rows } = await client.query<{ people: number; households: number }>(
    `select count(*)::int as people, count(distinct household_uuid)::int as households from guests where wedding_id = $1`,
    [weddingId],
  );
  const { people = 0, households = 0 } = rows[0] ?? {};
  const json = gunzipSync(bytes).toString();
  return {
    people,
    households,
    medianMs,
    p95Ms,
    gzip: bytes.length,
    bareMs: await timeBare(bytes),
    json,
  };
}

async function call(couple: Couple, method: string, path: string, body: BodyInit | undefined, type: string) {
  const answer = await fetch(couple.url + path, {
    method,
    headers: { ...writingHeaders(couple.cookie), 'content-type': type },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as GuestImport;
}

export async function emptyList({ client, weddingId }: Couple): Promise<void> {
  await client.query('delete from guest_households where wedding_id = $1', [weddingId]);
  await client.query('delete from guest_imports where wedding_id = $1', [weddingId]);
}

/** Brings a list of so many people into an empty wedding, as a person would: file, check, import. */
export async function measureImport(couple: Couple, people: number): Promise<ImportFigures> {
  const households = planList(people);
  const file = guestFile(households);
  await emptyList(couple);
  const parse = await time(async () => Papa.parse(file, { skipEmptyLines: 'greedy' }));
  const copy = await time(() => copyHouseholds(couple.client, couple.weddingId, households));
  await emptyList(couple);
  const opened = await time(() =>
    call(couple, 'POST', `${IMPORTS}/file/guests.csv`, file, 'application/octet-stream'),
  );
  const { uuid, files, defaults } = opened.value;
  const columns = { files: files.map((one) => one.columns.map(({ column }) => column)), defaults };
  const checked = await time(() =>
    call(couple, 'PUT', `${IMPORTS}/${uuid}/columns`, JSON.stringify(columns), 'application/json'),
  );
  const applied = await time(() =>
    call(couple, 'POST', `${IMPORTS}/${uuid}/apply`, '{}', 'application/json'),
  );
  return {
    people: applied.value.counts.people ?? 0,
    checkMs: opened.ms + checked.ms,
    parseMs: parse.ms,
    applyMs: applied.ms,
    copyMs: copy.ms,
  };
}
