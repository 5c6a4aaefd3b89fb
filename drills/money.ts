import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../src/base/seeded-random.ts';
import { brokenSentences, findLeftJobs, untilSettled } from './aftermath.ts';
import { type Drill, ms, number, some } from './drill.ts';
import type { Fleet } from './fleet.ts';
import { withGround } from './ground.ts';
import { judgeMoney, readStanding, type Standing } from './money-checks.ts';
import {
  changedTables,
  createMessenger,
  listNews,
  lookAtMoney,
  type Messenger,
  sendAllAgain,
  tellAgain,
} from './money-replay.ts';
import { buy, pay } from './money-shop.ts';
import { setMoneyStage } from './money-stage.ts';
import { createTill, type Till } from './money-till.ts';
import { type MoneyDay, planRound, type Work } from './money-works.ts';

const ROUNDS = 10;
const AT_ONCE = 64;
const COUPLES_A_ROUND = 9;
const MOST_KILLS = 2;
const KILL_WITHIN_MS = 6_000;
const EVENTS_WITHIN_MS = 90_000;

type Night = MoneyDay & { till: Till; messenger: Messenger; before: Standing };
type Told = {
  works: Map<string, number>;
  killed: number;
  replaced: number[];
  replayed: number;
  broken: string[];
  failed: string[];
};

/** So many at a time, until all is done. Whoever was never answered has gone; the sender has counted it. */
async function workOff(works: readonly Work[], told: Told): Promise<void> {
  const queue = [...works];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let work = queue.pop(); work; work = queue.pop()) {
        const { kind, run } = work;
        told.works.set(kind, (told.works.get(kind) ?? 0) + 1);
        await run().catch((error: unknown) => told.failed.push(`${kind}: ${String(error)}`));
      }
    }),
  );
}

/** One process after the other, each at a moment of chance, as long as somebody works. */
async function killMeanwhile({ fleet, random }: Night, round: number, working: Promise<void>, told: Told) {
  let isOver = false;
  working.then(() => {
    isOver = true;
  });
  for (let kill = 0; kill < MOST_KILLS && !isOver; kill += 1) {
    await wait(random.int(50, KILL_WITHIN_MS));
    const index = (round + kill) % fleet.servers.length;
    const began = performance.now();
    process.kill(fleet.servers[index]?.pid ?? 0, 'SIGKILL');
    told.killed += 1;
    await fleet.replace(index);
    told.replaced.push(performance.now() - began);
  }
}

/** Until every event was sent and every job done. */
async function untilCalm(fleet: Fleet, broken: string[]): Promise<void> {
  const until = performance.now() + EVENTS_WITHIN_MS;
  for (;;) {
    const [left] = await fleet.ask<{ count: number }>(
      'select count(*)::int as count from sandbox_events where sendings > 0',
    );
    if (left?.count === 0) break;
    if (performance.now() > until) {
      broken.push('events were never sent');
      break;
    }
    await wait(250);
  }
  if ((await untilSettled(fleet)) === undefined) broken.push('jobs or mails were left undone');
}

/** As if the payments of this round had been made an hour earlier: pages are over, and news come late. */
async function letAnHourPass({ ask }: Fleet): Promise<void> {
  const shift = (columns: string[]) =>
    columns.map((column) => `${column} = ${column} - interval '65 minutes'`).join(', ');
  await ask(`update payments set ${shift(['created_at', 'expires_at', 'succeeded_at'])}
    where created_at > now() - interval '1 hour' and purpose = 'CREDIT_PACK'`);
  await ask(`update payment_attempts set ${shift(['created_at', 'page_expires_at', 'read_at', 'ended_at'])}
    where created_at > now() - interval '1 hour' and payment_id in (select id from payments where purpose = 'CREDIT_PACK')`);
  await ask(`update sandbox_payments set ${shift(['created_at', 'expires_at', 'paid_at'])}
    where created_at > now() - interval '1 hour' and payment_id in (select id from payments where purpose = 'CREDIT_PACK')`);
}

const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** What the night does by itself, twice at once, as two processes would. */
async function reconcile({ ask }: Fleet): Promise<void> {
  const queue = (task: string, payload: object = {}) =>
    ask('select from graphile_worker.add_job($1::text, $2::json)', [task, JSON.stringify(payload)]);
  for (let times = 0; times < 2; times += 1) {
    for (const day of [utcDay(Date.now() - 86_400_000), utcDay(Date.now())])
      await queue('payments.reconcile', { day });
    for (const task of ['payments.ask-again', 'payments.expire', 'payments.retry-refunds']) await queue(task);
  }
}

/** Bank answers that come so late that whoever paid has gone, and of which no news came. */
async function loseLateNews({ ask }: Fleet): Promise<void> {
  await ask(
    `update sandbox_events set sendings = 0 where sendings > 0 and due_at > now() + interval '10 seconds'`,
  );
}

async function playRound(night: Night, round: number, told: Told): Promise<void> {
  const { fleet, stage, till, messenger, before } = night;
  const broken: string[] = [];
  const known = new Set((await listNews(fleet)).map(({ id }) => id));
  const working = workOff(await planRound(night), told);
  await killMeanwhile(night, round, working, told);
  await working;
  await loseLateNews(fleet);
  await untilCalm(fleet, broken);
  await letAnHourPass(fleet);
  const news = (await listNews(fleet)).filter(({ id }) => !known.has(id));
  await messenger.tellAll(news);
  await reconcile(fleet);
  await untilCalm(fleet, broken);
  broken.push(...(await judgeMoney(fleet, stage, before)));
  const picture = await lookAtMoney(fleet);
  await tellAgain(messenger, news);
  told.replayed += await sendAllAgain(till, till.takeDone());
  await untilCalm(fleet, broken);
  broken.push(
    ...some('tables were changed by what was sent again', changedTables(picture, await lookAtMoney(fleet))),
  );
  told.broken.push(...broken.map((each) => `round ${round}: ${each}`));
}

/** A plan with a card that is kept, and credits to begin with. */
async function openAccounts({ shop, stage, till }: Night): Promise<void> {
  const wishes = [
    [stage.planned, { kind: 'plan', planKey: 'unlimited-12m', payment: 'MONTHLY' }],
    ...stage.listings.map((listing) => [listing, { kind: 'pack', packKey: 'payg-60' }] as const),
  ] as const;
  for (const [listing, wish] of wishes) {
    const bought = await buy(shop, listing, { wish, savesCard: true });
    if (!bought?.url)
      throw new Error(
        `No ${wish.kind}: ${bought?.progress} ${[...till.refusals.keys(), ...till.strange].join(', ')}`,
      );
    await pay(shop, bought.url, 'good', { delivery: 'FIRST', isSaved: true });
  }
}

async function countDeadlocks({ ask }: Fleet): Promise<number> {
  const [row] = await ask<{ count: number }>(
    'select deadlocks::int as count from pg_stat_database where datname = current_database()',
  );
  return row?.count ?? 0;
}

type Counted = { kind: string; count: number };

async function countTransfers({ ask }: Fleet, uuids: readonly string[]): Promise<string> {
  const rows = await ask<Counted>(
    `select t.kind, count(*)::int as count from ledger_transfers t
     where exists (select from ledger_entries e join ledger_accounts a on a.id = e.account_id
                   where e.transfer_id = t.id and a.owner_id::text = any($1))
        or t.reference_id in (select p.id::text from plan_subscriptions p join storefronts s on s.id = p.storefront_id
                              where s.uuid::text = any($1))
     group by t.kind order by t.kind`,
    [uuids],
  );
  return rows.map(({ kind, count }) => `${kind} × ${number(count)}`).join(' · ');
}

export const moneyDrill: Drill = {
  name: 'money',
  about: `${AT_ONCE} at once connect leads, buy packs (with saved and new cards, declined, challenged, late, told twice or first, left), move credits, ask for refunds, call purchases off, renew and change a plan, all of one owner, everything sent twice at the same moment. Processes are killed (SIGKILL) meanwhile at moments of chance; whoever gets no answer sends the same again. After each of ${ROUNDS} rounds the books are judged beside the provider's; then every event comes again (twice, the last first, under other names, as a copy of an hour ago, an hour late) and every key once more, and no table may change.`,
  // What is judged is made here; the rest of the world only has to be there. One address, as of one site.
  needs: { settings: { DEMO_STOREFRONTS: '60', PUBLIC_URL: 'http://127.0.0.1' } },
  run: (fleet, { seed, scale }) =>
    withGround(fleet, async (ground) => {
      const rounds = Math.max(1, Math.round(ROUNDS * scale));
      const stage = await setMoneyStage(ground, COUPLES_A_ROUND * rounds + COUPLES_A_ROUND);
      const till = createTill(fleet, AT_ONCE * 2);
      const random = seededRandom(seed, 'money');
      const shop = { till, owner: stage.owner, random };
      const messenger = createMessenger(fleet, till);
      const night: Night = { fleet, shop, stage, random, till, messenger, before: await readStanding(fleet) };
      const deadlocksBefore = await countDeadlocks(fleet);
      await openAccounts(night);
      const told: Told = { works: new Map(), killed: 0, replaced: [], replayed: 0, broken: [], failed: [] };
      for (let round = 1; round <= rounds; round += 1) {
        const began = performance.now();
        await playRound(night, round, told);
        console.log(`  round ${round}: ${ms(performance.now() - began)}`);
        for (const each of told.broken)
          if (each.startsWith(`round ${round}:`)) console.log(`  BROKEN ${each}`);
      }
      const jobs = await findLeftJobs(fleet);
      const sentences = await brokenSentences(fleet);
      const deadlocks = (await countDeadlocks(fleet)) - deadlocksBefore;
      const uuids = [...stage.listings, stage.planned].map(({ uuid }) => uuid);
      till.sender.close();
      return {
        facts: [
          ['rounds', `${rounds}, ${AT_ONCE} at once`],
          ['works', [...told.works].map(([kind, count]) => `${kind} × ${number(count)}`).join(' · ')],
          [
            'killed',
            `${told.killed} times; its replacement answered after ${ms(Math.max(...told.replaced))} at most`,
          ],
          ['answers', till.sender.answers.statuses()],
          ['sent again for want of an answer', number(till.sender.again())],
          ['refused', [...till.refusals].map(([code, count]) => `${code} × ${number(count)}`).join(' · ')],
          ['posted', await countTransfers(fleet, uuids)],
          ['events told again', number(messenger.told())],
          ['keys sent again after a round', number(told.replayed)],
          ['deadlocks', number(deadlocks)],
          ['jobs left running', number(jobs.running)],
          ['broken', number(told.broken.length)],
        ],
        broken: [
          ...told.broken,
          ...some('answers were strange', [...new Set(till.strange)]),
          ...some('works broke off', told.failed),
          ...(deadlocks > 0 ? [`${deadlocks} deadlocks`] : []),
          ...some('jobs failed for good', jobs.failed),
          ...some('invariants do not hold', sentences),
          ...(till.sender.gaveUp() > 0 ? [`${till.sender.gaveUp()} were never answered`] : []),
        ],
      };
    }),
};
