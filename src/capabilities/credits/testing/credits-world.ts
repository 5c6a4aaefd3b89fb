import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { expect } from 'vitest';
import type { Result } from '#base/result.ts';
import { checkBooks } from '#capabilities/ledger/server/index.ts';
import { openTeamWorld } from '#capabilities/teams/testing/team-world.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Purchase } from '../server/add-bought.ts';
import type { StorefrontRef } from '../server/hold-accounts.ts';
import { addBought, chargeLead, giveCredits } from '../server/index.ts';
import { creditsJobs } from '../server/jobs.ts';
import { creditsRoutes } from '../server/routes.ts';

function clientFor(routes: ReturnType<typeof creditsRoutes>, context: RequestContext) {
  return createRouterClient(routes, { context });
}

/** What was not refused. */
export function got<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.message}`);
  return result.value;
}

/** Listings with people of every role, and credits that come and go. */
export async function openCreditsWorld() {
  const teams = await openTeamWorld();
  const { db, clock, deps } = teams;
  const routes = creditsRoutes({ db, clock });
  const jobs = creditsJobs(deps);
  const log = { info() {}, warn() {}, error() {}, debug() {} } as never;
  const run = async (name: string) => {
    await jobs.find((job) => job.name === name)?.run({}, { log, jobKey: undefined, attempt: 1 });
  };
  return {
    ...teams,
    creditsOf: (actor: Actor) => clientFor(routes, teams.contextOf(actor)),
    give: (storefront: StorefrontRef, credits: number, key = `gift:${randomUUID()}`) =>
      giveCredits(
        db,
        { clock },
        { storefront, credits, key, reference: { kind: 'offer', id: '1' }, by: null },
      ),
    buy: (storefront: StorefrontRef, bought: Partial<Purchase> = {}) =>
      addBought(
        db,
        { clock },
        {
          ...{ storefront, credits: 25, netCents: 2500, taxCents: 222, state: 'NY', by: null },
          ...{ key: `pay:${randomUUID()}`, paymentId: randomUUID(), ...bought },
        },
      ),
    charge: (storefront: StorefrontRef, credits: number, inquiryUuid: string = randomUUID()) =>
      chargeLead(db, { clock }, { storefront, inquiryUuid, credits, by: null }),
    expire: () => run('credits.expire'),
    warn: () => run('credits.warn-of-expiry'),
    lotsOf: async ({ id }: StorefrontRef) => {
      const { rows } = await db.$client.query<{
        source: string;
        granted: number;
        remaining: number;
        cost: number;
        expires: Date;
      }>(
        `select source, granted, remaining, cost_cents::int as cost, expires_at as expires from credit_lots
         where storefront_id = $1 order by created_at, expires_at, id`,
        [id],
      );
      return rows;
    },
    balanceOf: async ({ uuid }: StorefrontRef): Promise<number> => {
      const { rows } = await db.$client.query<{ balance: string }>(
        `select balance from ledger_accounts where code = $1`,
        [`storefront:${uuid}:credit`],
      );
      return Number(rows[0]?.balance ?? 0);
    },
    /** What must hold after everything: lots and books say the same, of credits and of what they cost. */
    expectSound: async () => {
      const { rows } = await db.$client.query(
        `select a.owner_id, a.balance::int, coalesce(sum(l.remaining), 0)::int as lots
         from ledger_accounts a join storefronts s on s.uuid = a.owner_id
         left join credit_lots l on l.storefront_id = s.id
         where a.owner_kind = 'STOREFRONT' group by a.id
         having a.balance <> coalesce(sum(l.remaining), 0)`,
      );
      expect(rows).toEqual([]);
      const { rows: cents } = await db.$client.query<{ unearned: number; lots: number }>(
        `select (select coalesce(sum(balance), 0)::int from ledger_accounts where code like 'house:credits-unearned:%') as unearned,
           (select coalesce(sum(l.cost_cents - coalesce((select sum(u.cost_cents) from credit_lot_uses u where u.lot_id = l.id), 0)), 0)::int
            from credit_lots l) as lots`,
      );
      expect(cents[0]?.lots).toBe(cents[0]?.unearned);
      const { rows: uses } = await db.$client.query(
        `select l.id from credit_lots l left join credit_lot_uses u on u.lot_id = l.id
         group by l.id having l.granted - l.remaining <> coalesce(sum(u.amount), 0)`,
      );
      expect(uses).toEqual([]);
      const { rows: transit } = await db.$client.query<{ sum: number }>(
        `select coalesce(sum(balance), 0)::int as sum from ledger_accounts where code like 'house:credits-in-transit:%'`,
      );
      expect(transit[0]?.sum).toBe(0);
      expect(await checkBooks({ db })).toMatchObject({ fault: null });
    },
  };
}

export type CreditsWorld = Awaited<ReturnType<typeof openCreditsWorld>>;
