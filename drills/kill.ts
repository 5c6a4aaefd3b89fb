import { setTimeout as wait } from 'node:timers/promises';
import { type SeededRandom, seededRandom } from '../src/base/seeded-random.ts';
import { brokenSentences, findLeftJobs, untilSettled } from './aftermath.ts';
import { compareWithDatabase, listKinds } from './compare.ts';
import { type Drill, ms, number, some } from './drill.ts';
import type { Fleet } from './fleet.ts';
import { compareFiles } from './kept-files.ts';
import { countLetters } from './letters.ts';
import { startWriters } from './writers.ts';

const KILLS = 16;
const CLIENTS = 6;
/** After the replacement answers; sometimes at once. */
const NEXT_WITHIN_MS = 4_000;
const MOST_DOUBLED_LETTERS = 0.01;

/** One process after the other; what each took until its replacement answered. */
async function killInTurn(fleet: Fleet, random: SeededRandom, kills: number): Promise<number[]> {
  const times: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(random.int(100, NEXT_WITHIN_MS));
    const index = kill % fleet.servers.length;
    const began = performance.now();
    process.kill(fleet.servers[index]?.pid ?? 0, 'SIGKILL');
    await fleet.replace(index);
    times.push(performance.now() - began);
  }
  return times;
}

export const killDrill: Drill = {
  name: 'kill',
  about: `Processes of the product are killed (SIGKILL) and replaced, one after the other, ${KILLS} times, while people sign up, save, write, upload and get mail. Whoever gets no answer sends the same again.`,
  needs: { sendsMail: true },
  async run(fleet, { seed, scale }) {
    const { sender, stop } = await startWriters(fleet, seed, CLIENTS);
    const kills = Math.max(fleet.servers.length, Math.round(KILLS * scale));
    const times = await killInTurn(fleet, seededRandom(seed, 'kill'), kills);
    await wait(1_000);
    await stop();
    const settled = await untilSettled(fleet);
    const { lost, doubled } = await compareWithDatabase(fleet, sender);
    const letters = await countLetters(fleet);
    const jobs = await findLeftJobs(fleet);
    const files = await compareFiles(fleet);
    const sentences = await brokenSentences(fleet);
    const share = letters.doubled / Math.max(1, letters.sent);
    return {
      facts: [
        ['killed', `${kills} times; its replacement answered after ${ms(Math.max(...times))} at most`],
        ['answers', sender.answers.statuses()],
        ['sent again for want of an answer', number(sender.again())],
        ['acknowledged', `${number(sender.acknowledged.length)}: ${listKinds(sender)}`],
        ['longest time without an acknowledged write', ms(sender.longestGapMs())],
        ['lost', number(lost.length)],
        ['doubled', number(doubled.length)],
        ['mails', `${number(letters.sent)}; lost ${letters.lost.length}, doubled ${letters.doubled}`],
        ['files of rows missing', number(files.missing.length)],
        ['uploads that no message took, without their file until the sweep', number(files.loose.length)],
        ['unfinished files left until the sweep', number(files.unfinished.length)],
        ['jobs left running', number(jobs.running)],
        ['everything done after', settled === undefined ? 'never' : ms(settled)],
        ['broken invariants', number(sentences.length)],
      ],
      broken: [
        ...some('acknowledged writes were lost', lost),
        ...some('writes were doubled', doubled),
        ...some('were refused', sender.refused),
        ...some('mails were lost', letters.lost),
        ...(share >= MOST_DOUBLED_LETTERS ? [`${letters.doubled} of ${letters.sent} mails came twice`] : []),
        ...some('rows have no file', files.missing),
        ...(jobs.running > 0 ? [`${jobs.running} jobs were left running`] : []),
        ...some('jobs failed for good', jobs.failed),
        ...(settled === undefined ? ['jobs or mails were left undone'] : []),
        ...some('invariants do not hold', sentences),
        ...(sender.gaveUp() > 0 ? [`${sender.gaveUp()} were never answered`] : []),
      ],
    };
  },
};
