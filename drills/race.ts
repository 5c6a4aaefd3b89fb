import { type SeededRandom, seededRandom } from '../src/base/seeded-random.ts';
import { brokenSentences } from './aftermath.ts';
import type { Told } from './ask.ts';
import { type Drill, number } from './drill.ts';
import { type Ground, withGround } from './ground.ts';
import { ACCOUNT_RACES } from './races/account-races.ts';
import { DESK_RACES } from './races/desk-races.ts';
import { FAVORITE_RACES } from './races/favorite-races.ts';
import type { Moment, Race } from './races/race.ts';
import { type RaceStage, setRaceStage } from './races/race-stage.ts';
import { TALK_RACES } from './races/talk-races.ts';
import { WEDDING_RACES } from './races/wedding-races.ts';
import { requestOf } from './somebody.ts';
import { createTally, type Tally } from './tally.ts';

const RACES: readonly Race[] = [
  ...FAVORITE_RACES,
  ...TALK_RACES,
  ...WEDDING_RACES,
  ...ACCOUNT_RACES,
  ...DESK_RACES,
];
const ROUNDS = 8;

/** What a refusal may look like: not now, not any more, or somebody was faster. */
const EXPECTED = [200, 400, 401, 403, 404, 409];

/** Each by another process, in an order of chance. */
function pressAll({ urls, send }: Ground, { presses }: Moment, random: SeededRandom): Promise<Told[]> {
  const order = random.sample(presses, presses.length);
  return Promise.all(
    order.map(({ by, method, path, body }, turn) =>
      send(requestOf(by, (urls[turn % urls.length] ?? '') + path, method, body)),
    ),
  );
}

async function judge({ ask }: Ground, { presses, done, leaves = [] }: Moment, told: readonly Told[]) {
  const [least, most] = done ?? [presses.length, presses.length];
  const won = told.filter(({ status }) => status === 200).length;
  const faults = told
    .filter(({ status }) => !EXPECTED.includes(Number(status)))
    .map(({ status, text }) => `answered ${status} ${text.slice(0, 120)}`);
  if (won < least || won > most) {
    const answers = told.map(({ status, text }) =>
      status === 200 ? '200' : `${status} ${text.slice(0, 120)}`,
    );
    faults.push(`${won} of ${presses.length} were done: ${answers.join(' · ')}`);
  }
  for (const { sql, values, count } of leaves) {
    const [row] = await ask<{ count: number }>(sql, values);
    if (row?.count !== count) faults.push(`left ${row?.count} where ${count} belong`);
  }
  return faults;
}

type Faults = Map<string, number>;

async function runRound(stage: RaceStage, random: SeededRandom, tally: Tally, faults: Faults): Promise<void> {
  for (const race of random.sample(RACES, RACES.length)) {
    const moment = await race.begin(stage);
    const told = await pressAll(stage.ground, moment, random);
    for (const { status, ms } of told) tally.add(status, ms);
    for (const fault of await judge(stage.ground, moment, told)) {
      const place = `${race.name}: ${fault}`;
      faults.set(place, (faults.get(place) ?? 0) + 1);
    }
  }
}

export const raceDrill: Drill = {
  name: 'race',
  about: `${RACES.length} pairs of things that two people press at the same moment, each by another process: one of them is done or both are told the same, what the database holds is sound, and nobody sees an error that is ours.`,
  async run(fleet, { seed, scale }) {
    const rounds = Math.ceil(ROUNDS * scale);
    const [tally, faults]: [Tally, Faults] = [createTally(), new Map()];
    const random = seededRandom(seed, 'race');
    await withGround(fleet, async (ground) => {
      const stage = await setRaceStage(ground);
      for (let round = 0; round < rounds; round += 1) await runRound(stage, random, tally, faults);
      await ground.settle();
    });
    const unsound = await brokenSentences(fleet);
    return {
      facts: [
        ['races and rounds', `${RACES.length} × ${rounds}`],
        ['presses', `${number(tally.count())}: ${tally.statuses()}`],
        ['refused', number(tally.count() - tally.of(200))],
        ['not as expected', number([...faults.values()].reduce((sum, count) => sum + count, 0))],
        ['invariants broken', number(unsound.length)],
      ],
      broken: [
        ...[...faults].map(([place, count]) => `${count} × ${place}`),
        ...unsound.map((sentence) => `not true any more: ${sentence}`),
      ],
    };
  },
};
