import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Call, type Drive, driveCalls } from './drive-calls.ts';
import { describeMachine } from './report.ts';
import { startProduct } from './server-process.ts';
import { signInAs } from './sign-in.ts';

const RESULTS = path.resolve(import.meta.dirname, 'results/home.md');
const CLIENTS = 4;
const WARM_UP_SECONDS = 1;

type Repetition = { repeat: number; seconds: number };
type Case = { name: string; call: Call };
type Measured = { name: string; alone: Drive; busy: Drive };

const middle = (runs: readonly Drive[]): Drive => {
  const run = runs.toSorted((a, b) => a.p95Ms - b.p95Ms)[Math.floor(runs.length / 2)];
  if (!run) throw new Error('Nothing was measured.');
  return run;
};

/** What the couple's home and the planning pages read, beside the vendor's first page of leads: who both wait the same. */
async function casesOf(url: string): Promise<Case[]> {
  const couple = { cookie: await signInAs(url, 'couple@demo.example') };
  const vendor = { cookie: await signInAs(url, 'vendor@demo.example') };
  const answer = await fetch(`${url}/web-marketplace-api/v1/manage/storefronts`, { headers: vendor });
  const [listing] = (await answer.json()) as { uuid: string }[];
  const leads = `${url}/web-marketplace-api/v1/manage/inquiry?storefrontUuid=${listing?.uuid}`;
  return [
    { name: 'first page of leads', call: { url: leads, headers: vendor } },
    { name: 'home', call: { url: `${url}/web-api/v1/home`, headers: couple } },
    { name: 'budget', call: { url: `${url}/web-api/v1/budget`, headers: couple } },
    { name: 'checklist', call: { url: `${url}/web-api/v1/checklist`, headers: couple } },
  ];
}

/** All in turn, so that whatever else the machine does hits all. */
async function measureCases(cases: readonly Case[], { repeat, seconds }: Repetition): Promise<Measured[]> {
  for (const { call } of cases) await driveCalls([call], { clients: CLIENTS, seconds: WARM_UP_SECONDS });
  const runs = cases.map(({ name }) => ({ name, alone: [] as Drive[], busy: [] as Drive[] }));
  for (let turn = 0; turn < repeat; turn += 1) {
    for (const [index, { call }] of cases.entries()) {
      runs[index]?.alone.push(await driveCalls([call], { clients: 1, seconds }));
      runs[index]?.busy.push(await driveCalls([call], { clients: CLIENTS, seconds }));
    }
  }
  return runs.map(({ name, alone, busy }) => ({ name, alone: middle(alone), busy: middle(busy) }));
}

function toMarkdown(measured: readonly Measured[], { repeat, seconds }: Repetition): string {
  const machine = describeMachine();
  const yardstick = measured[0];
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const times = (ours: number, theirs: number | undefined) => (ours / (theirs ?? ours)).toFixed(2);
  return [
    '# The couple’s home beside the vendor’s leads',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${machine.cores} cores, ${machine.memoryGb} GB, Node ${machine.node}, load ${machine.loadBefore}.`,
    `Calls of the demo world over HTTP, ${repeat} runs of ${seconds} s in turn, the median counts. “Alone” is one client, “busy” ${CLIENTS}.`,
    '',
    row(['call', 'alone p50 ms', 'alone p95 ms', 'of leads', 'busy p95 ms', 'of leads']),
    row(['---', '---:', '---:', '---:', '---:', '---:']),
    ...measured.map(({ name, alone, busy }) =>
      row([
        name,
        alone.p50Ms.toFixed(1),
        alone.p95Ms.toFixed(1),
        times(alone.p95Ms, yardstick?.alone.p95Ms),
        busy.p95Ms.toFixed(1),
        times(busy.p95Ms, yardstick?.busy.p95Ms),
      ]),
    ),
    '',
  ].join('\n');
}

export async function measureHome(repetition: Repetition): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'ampersand-home-'));
  // As root the database runs as another user, who has to get in.
  chmodSync(scratch, 0o755);
  const product = await startProduct(path.join(scratch, 'data'), { DEMO_STOREFRONTS: '1300' });
  try {
    const text = toMarkdown(await measureCases(await casesOf(product.url), repetition), repetition);
    writeFileSync(RESULTS, text);
    console.log(text);
  } finally {
    await product.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
