import { parseArgs } from 'node:util';
import { postTransfers } from '../src/capabilities/ledger/server/index.ts';
import { systemClock as clock } from '../src/platform/clock.ts';
import { connectDatabase } from '../src/platform/database/database.ts';
import { transact } from '../src/platform/database/transact.ts';
import { createLog } from '../src/platform/log.ts';
import { planLedger } from './ledger-plan.ts';

// One of the processes that drills/ledger.ts kills: posts everything there is to post, beginning somewhere in the list, and
// says a line for each answer it gets.

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: '' },
    seed: { type: 'string', default: '' },
    count: { type: 'string', default: '0' },
    together: { type: 'string', default: '32' },
    from: { type: 'string', default: '0' },
  },
});

const { works } = planLedger(values.seed, Number(values.count));
const together = Number(values.together);
// Those of a process that was killed are still there for a moment, and a database has a hundred for everybody.
const connections = Math.min(together, 24);
const db = connectDatabase(values.url, createLog('silent'), { connections, waitMs: 30_000 });
const from = Number(values.from);
const queue = [...works.slice(from), ...works.slice(0, from)];
let next = 0;

await Promise.all(
  Array.from({ length: together }, async () => {
    for (let work = queue[next++]; work; work = queue[next++]) {
      const told = await transact(db, (tx) => postTransfers(tx, { clock }, work));
      const outcome = told.ok ? (told.value[0]?.isNew ? 'new' : 'known') : told.failure.code;
      process.stdout.write(`${outcome} ${work[0]?.key}\n`);
    }
  }),
);
await db.$client.end();
