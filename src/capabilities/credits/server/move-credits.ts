import { fail, ok, type Result } from '#base/result.ts';
import { type By, postTransfers } from '#capabilities/ledger/server/index.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { chooseLots, openLots, sumOf } from '../rules/lots.ts';
import { findPosted, insertLots, insertUses, listLots } from './credits.store.ts';
import { holdAccounts, ownerOf, type StorefrontRef } from './hold-accounts.ts';
import { keyReused, notPublished, tooFew } from './refusals.ts';

export type Move = {
  storefrontUuid: string;
  toStorefrontUuid: string;
  credits: number;
  /** One for each time the form is opened: what is sent twice moves once. */
  key: string;
};

async function enterBoth(tx: Tx, actor: SignedInActor, { storefrontUuid, toStorefrontUuid }: Move) {
  const from = await enterStorefront(tx, actor, storefrontUuid, 'move-credits');
  if (!from.ok) return from;
  const to = await enterStorefront(tx, actor, toStorefrontUuid, 'move-credits');
  return to.ok ? ok({ from: from.value.storefront, to: to.value.storefront }) : to;
}

/** They keep their end and their cost. */
export async function moveLots(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  {
    from,
    to,
    by,
    credits,
    keys,
  }: {
    from: StorefrontRef;
    to: StorefrontRef;
    by: By;
    credits: number;
    keys: { out: string; in: string };
  },
): Promise<Result<void>> {
  const now = clock.now();
  const lots = await listLots(tx, from.id);
  const uses = chooseLots(lots, credits, now);
  if (!uses) return tooFew(credits, sumOf(openLots(lots, now)));
  const posted = await postTransfers(tx, { clock }, [
    {
      ...{ kind: 'OUTBOUND_TRANSFER', key: keys.out, by, owner: ownerOf(from), amounts: { credits } },
      reference: { kind: 'storefront', id: to.uuid },
    },
    {
      ...{ kind: 'INBOUND_TRANSFER', key: keys.in, by, owner: ownerOf(to), amounts: { credits } },
      reference: { kind: 'storefront', id: from.uuid },
    },
  ]);
  if (!posted.ok) return posted;
  const [out, into] = posted.value;
  if (!out || !into) throw new Error('A move is two transfers.');
  await insertUses(tx, out.transferId, uses);
  await insertLots(
    tx,
    uses.map(({ lot, amount, costCents }) => ({
      id: clock.uuid(),
      storefrontId: to.id,
      source: 'MOVED' as const,
      ...{ granted: amount, remaining: amount, costCents },
      expiresAt: lot.expiresAt,
      transferId: into.transferId,
      createdAt: now,
    })),
  );
  return ok(undefined);
}

/** Between two listings that one person owns: whoever only works for both could take from one owner what is another's. */
export function moveCredits(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  move: Move,
): Promise<Result<void>> {
  return transact(db, async (tx): Promise<Result<void>> => {
    if (move.storefrontUuid === move.toStorefrontUuid)
      return fail('invalid_input', 'Please check the highlighted fields.', {
        fields: { toStorefrontUuid: 'Choose another listing.' },
      });
    const entered = await enterBoth(tx, actor, move);
    if (!entered.ok) return entered;
    const { from, to } = entered.value;
    await holdAccounts(tx, { clock }, from, to);
    const name = `move:${from.uuid}:${move.key}`;
    const former = await findPosted(tx, `${name}:out`);
    if (former) {
      const isSame = former.referenceId === to.uuid && former.credits === -move.credits;
      return isSame ? ok(undefined) : keyReused();
    }
    if (!to.isPublished) return notPublished(to.name);
    const keys = { out: `${name}:out`, in: `${name}:in` };
    return moveLots(tx, { clock }, { from, to, by: actor, credits: move.credits, keys });
  });
}
