import { parseArgs } from 'node:util';
import { checkBooks, exportEntries } from '#capabilities/ledger/server/index.ts';
import { readConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { isMigrated } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log.ts';
import { SetupError } from '#platform/setup-error.ts';
import { openDatabase } from './open-database.ts';

// `npm run ledger -- --check` recomputes the books of DATABASE_URL, or of the embedded database, and names the first entry
// that does not fit. `npm run -s ledger -- --export house:bank:00` writes an account as CSV.

/** Without the words of the product around it: those would be loaded as well. */
const say = (line: string) => void process.stdout.write(`${line}\n`);
const number = new Intl.NumberFormat('en-US');

async function check(db: Database): Promise<void> {
  const { fault, accounts, entries, lastSeal } = await checkBooks({ db });
  const seen = `${number.format(entries)} entries in ${number.format(accounts)} accounts`;
  if (!fault) {
    say(`The books fit: ${seen}.`);
    if (lastSeal) say(`The last seal is of ${lastSeal.day}: ${lastSeal.root}`);
    return;
  }
  const entry = fault.seq === null ? '' : `, entry ${fault.seq}`;
  say(`BROKEN ${fault.where}${entry}: ${fault.what} Before it, ${seen} fit.`);
  process.exitCode = 1;
}

async function write(db: Database, code: string): Promise<void> {
  let lines = 0;
  for await (const text of exportEntries(db, code)) {
    process.stdout.write(text);
    lines += 1;
  }
  // The first has the names of the columns.
  if (lines < 2) throw new SetupError(`The account ${code} has no entries.`);
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, export: { type: 'string' } } });
  const { export: code } = values;
  if (!values.check && code === undefined)
    throw new SetupError(
      'Say what to do: npm run ledger -- --check, or --export and the code of an account.',
    );
  // Nothing but the account itself goes where its file is written. Reads alone: the product migrates its database itself.
  const { db, close } = await openDatabase(
    readConfig(),
    createLog('silent'),
    (line) => void process.stderr.write(`${line}\n`),
  );
  try {
    if (!(await isMigrated(db))) throw new SetupError('The database is older than this code: start it once.');
    if (code !== undefined) await write(db, code);
    if (values.check) await check(db);
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
