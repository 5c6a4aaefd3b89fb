import { setTimeout as wait } from 'node:timers/promises';
import { signInAs } from '../bench/sign-in.ts';
import { brokenSentences } from './aftermath.ts';
import { ask, createAgent } from './ask.ts';
import { compareWithDatabase, listKinds } from './compare.ts';
import { type Drill, ms, number, some } from './drill.ts';
import type { Fleet } from './fleet.ts';
import { compareFiles } from './kept-files.ts';
import { withToken } from './people.ts';
import type { Sender } from './send-again.ts';
import type { SmallDisk } from './small-disk.ts';
import { createTally, type Tally } from './tally.ts';
import { PATHS, PUBLIC_PAGE, untilWell } from './until-well.ts';
import { startWriters } from './writers.ts';
import { setSetting } from './writes.ts';

const DISK_MB = 900;
const CLIENTS = 6;
const FULL_MS = 20_000;
const TOP_UP_MS = 200;
const NO_ROOM = 'We can’t save anything right now. Please try again later.';
const LONGEST_RECOVERY_MS = 10_000;

type Night = { name: string; meanwhile(fleet: Fleet): Promise<unknown> };

const NIGHTS: readonly Night[] = [
  { name: 'full', meanwhile: async () => undefined },
  {
    // Each time it begins another file of its log, until there is no room for one and it goes down.
    name: 'full to the database’s log',
    meanwhile: ({ ask: query }) =>
      query('select pg_switch_wal(), pg_logical_emit_message(false, $1, $2)', ['drill', 'x']).catch(
        () => undefined,
      ),
  },
];

type Readers = { calls: Tally; publicPages: Tally; stop(): Promise<void> };

/** One reader for each process. */
function startReaders(fleet: Fleet, cookie: string): Readers {
  const agent = createAgent(fleet.servers.length);
  const [calls, publicPages] = [createTally(), createTally()];
  let isOver = false;
  const reader = async (url: string) => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      const told = await ask(agent, { url: url + path, headers: { cookie, accept: 'text/html' } });
      (path === PUBLIC_PAGE ? publicPages : calls).add(told.status, told.ms);
      await wait(50);
    }
  };
  const work = fleet.servers.map(({ url }) => reader(url));
  return {
    calls,
    publicPages,
    async stop() {
      isOver = true;
      await Promise.all(work);
      agent.destroy();
    },
  };
}

async function stayFull(disk: SmallDisk, { meanwhile }: Night, fleet: Fleet, lastsMs: number): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < lastsMs) {
    disk.fill();
    await meanwhile(fleet);
    await wait(TOP_UP_MS);
  }
}

/** Until every process reads and writes again. */
async function untilWriting(fleet: Fleet, cookie: string): Promise<number> {
  const began = performance.now();
  await untilWell(fleet, cookie);
  const agent = createAgent(fleet.servers.length);
  const { path, body, type = '' } = setSetting('couple@demo.example');
  const headers = { ...withToken('couple', cookie).headers, 'content-type': type };
  for (const { url } of fleet.servers) {
    while (performance.now() - began < 60_000) {
      const { status } = await ask(agent, { url: url + path, method: 'POST', headers, body });
      if (status === 200) break;
      await wait(100);
    }
  }
  agent.destroy();
  return performance.now() - began;
}

async function spend(night: Night, fleet: Fleet, { disk, cookie, sender, lastsMs }: Surroundings) {
  const { calls, publicPages, stop } = startReaders(fleet, cookie);
  const acknowledgedBefore = sender.acknowledged.length;
  await stayFull(disk, night, fleet, lastsMs);
  const acknowledged = sender.acknowledged.length - acknowledgedBefore;
  disk.free();
  const recovery = await untilWriting(fleet, cookie);
  await stop();
  const { name } = night;
  const facts: [string, string][] = [
    [`${name}: acknowledged meanwhile`, number(acknowledged)],
    [`${name}: calls and personal pages`, calls.statuses()],
    [`${name}: a public page drawn before`, publicPages.statuses()],
    [`${name}: all well again after`, ms(recovery)],
  ];
  const broken = [
    ...(calls.other(200, 503).length > 0 ? [`${name}: calls were answered ${calls.statuses()}`] : []),
    ...(publicPages.other(200).length > 0 ? [`${name}: pages were answered ${publicPages.statuses()}`] : []),
    ...(recovery > LONGEST_RECOVERY_MS ? [`${name}: it took ${ms(recovery)} to recover`] : []),
  ];
  return { facts, broken };
}

type Surroundings = { disk: SmallDisk; cookie: string; sender: Sender; lastsMs: number };

export const diskDrill: Drill = {
  name: 'disk',
  about: `Database and files lie on a disk of ${DISK_MB} MB. It is filled to the last block for ${FULL_MS / 1_000} s, and again until the database cannot write its log, while people sign up, save, write and upload.`,
  needs: { diskMb: DISK_MB },
  async run(fleet, { seed, scale }) {
    const { disk } = fleet;
    if (typeof disk !== 'object') return { facts: [], broken: [], notTried: disk ?? '' };
    const cookie = await signInAs(fleet.servers[0]?.url ?? '', 'couple@demo.example');
    await untilWell(fleet, cookie);
    const { sender, stop } = await startWriters(fleet, seed, CLIENTS);
    const surroundings = { disk, cookie, sender, lastsMs: Math.max(5_000, FULL_MS * scale) };
    const facts: [string, string][] = [['used before', `${disk.usedMb().toFixed(0)} of ${DISK_MB} MB`]];
    const broken: string[] = [];
    for (const night of NIGHTS) {
      await wait(3_000);
      const seen = await spend(night, fleet, surroundings);
      facts.push(...seen.facts);
      broken.push(...seen.broken);
    }
    await wait(3_000);
    await stop();
    const { lost, doubled } = await compareWithDatabase(fleet, sender);
    const files = await compareFiles(fleet);
    return {
      facts: [
        ...facts,
        ['writes were answered', sender.answers.statuses()],
        ['the words of 503', sender.excuses.statuses()],
        ['acknowledged', `${number(sender.acknowledged.length)}: ${listKinds(sender)}`],
        ['lost', number(lost.length)],
        ['doubled', number(doubled.length)],
        ['files of rows missing', number(files.missing.length + files.loose.length)],
        ['unfinished files left', number(files.unfinished.length)],
        ['files without a row', number(files.strange.length)],
      ],
      broken: [
        ...broken,
        ...(sender.answers.other(200, 503).length > 0
          ? [`writes were answered ${sender.answers.statuses()}`]
          : []),
        ...(sender.excuses.count() > 0 && sender.excuses.of(NO_ROOM) === 0
          ? ['nobody was told that nothing can be saved']
          : []),
        ...some('were refused', sender.refused),
        ...some('acknowledged writes were lost', lost),
        ...some('writes were doubled', doubled),
        ...some('rows have no file', [...files.missing, ...files.loose]),
        ...some('unfinished files are left', files.unfinished),
        ...some('files have no row', files.strange),
        ...some('invariants do not hold', await brokenSentences(fleet)),
      ],
    };
  },
};
