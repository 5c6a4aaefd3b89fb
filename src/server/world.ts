import { parseArgs } from 'node:util';
import { insertDemoPeople } from '#capabilities/identity/server/index.ts';
import { loadPlaces } from '#capabilities/places/server/index.ts';
import { buildWorld, demoPartsOf, WORLD_SEED } from '#capabilities/world/server/index.ts';
import { readConfig } from '#platform/config/config.ts';
import { transact } from '#platform/database/transact.ts';
import { createLog } from '#platform/log.ts';
import { SetupError } from '#platform/setup-error.ts';
import { capabilities } from './ordered-capabilities.ts';
import { say } from './say.ts';
import { showWorldProgress } from './show-world-progress.ts';
import { startPlatform } from './start-platform.ts';

// `npm run world -- --storefronts 200000`: fills the database of DATABASE_URL, or the embedded one, up to that number.
// Stop it and start it again as you like: it goes on where it was.

function readSize(): number {
  const { values } = parseArgs({ options: { storefronts: { type: 'string' } } });
  const size = Number(values.storefronts);
  if (Number.isSafeInteger(size) && size > 0) return size;
  throw new SetupError('Say how many storefronts there are to be: npm run world -- --storefronts 200000.');
}

async function run(): Promise<void> {
  const config = readConfig();
  if (config.isProduction) throw new SetupError('A production database gets no demo world.');
  const storefronts = readSize();
  const log = createLog(config.logLevel, { isPretty: config.hotReload });
  const { platform, close } = await startPlatform(config, log, say);
  try {
    await loadPlaces(platform);
    await transact(platform.db, (tx) => insertDemoPeople(tx, platform.clock));
    const parts = demoPartsOf(capabilities);
    await buildWorld(platform, { seed: WORLD_SEED, storefronts, parts }, showWorldProgress(platform.clock));
    say(`The world has ${storefronts.toLocaleString('en-US')} storefronts.`);
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
