import { parseArgs } from 'node:util';
import { authzDrill } from './authz.ts';
import { databaseDrill } from './database.ts';
import { diskDrill } from './disk.ts';
import type { Drill } from './drill.ts';
import { startFleet } from './fleet.ts';
import { fuzzDrill } from './fuzz.ts';
import { killDrill } from './kill.ts';
import { ledgerDrill } from './ledger.ts';
import { moneyDrill } from './money.ts';
import { overloadDrill } from './overload.ts';
import { raceDrill } from './race.ts';
import { repliesDrill } from './replies.ts';
import { writeReport } from './report.ts';
import { wallDrill } from './wall.ts';

// `npm run drill -- --only=database,fuzz --processes=1,2 --scale=0.1 --seed=night`
const DRILLS: readonly Drill[] = [
  killDrill,
  databaseDrill,
  diskDrill,
  overloadDrill,
  raceDrill,
  repliesDrill,
  wallDrill,
  ledgerDrill,
  moneyDrill,
  authzDrill,
  fuzzDrill,
];

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: DRILLS.map(({ name }) => name).join(',') },
    processes: { type: 'string', default: '1,2' },
    scale: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'a bad night' },
  },
});

const options = { seed: values.seed, scale: Number(values.scale) };
const wanted = values.only.split(',');
const unknown = wanted.filter((name) => !DRILLS.some((drill) => drill.name === name));
if (unknown.length > 0) throw new Error(`There is no drill ${unknown.join(', ')}.`);

let isAllWell = true;
for (const drill of DRILLS.filter(({ name }) => wanted.includes(name))) {
  const results = [];
  for (const processes of values.processes.split(',').map(Number)) {
    console.log(`\n${drill.name}, ${processes === 1 ? 'one process' : `${processes} processes`}`);
    const fleet = await startFleet({ processes, ...drill.needs });
    const began = performance.now();
    try {
      const result = await drill.run(fleet, options);
      results.push({ ...result, processes, seconds: (performance.now() - began) / 1_000 });
      for (const [fact, value] of result.facts) console.log(`  ${fact}: ${value}`);
      for (const each of result.broken) console.log(`  BROKEN ${each}`);
      if (result.broken.length > 0) isAllWell = false;
      // At once: the next run may take an hour.
      writeReport(drill, results, options);
    } finally {
      await fleet.stop();
    }
  }
}
process.exitCode = isAllWell ? 0 : 1;
