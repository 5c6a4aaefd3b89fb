import { safeNext } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { ok, type Result } from '#base/result.ts';
import {
  chooseMethod,
  forgetMethod,
  listMethods,
  openMethodPage,
  refreshOwnMethods,
} from '#capabilities/payments/server/index.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Cards } from '../../contract/billing.contract.ts';
import type { PurchaseDeps } from '../purchases/begin-purchase.ts';

type Ref = { storefrontUuid: string };
type CardRef = Ref & { id: string };

const ownerOf = ({ storefrontUuid }: Ref) => ({ ownerKind: 'STOREFRONT', ownerId: storefrontUuid }) as const;

/** The page that somebody comes back to looks which cards there are. */
function withNewCard(path: string): string {
  const url = new URL(path, 'http://here');
  url.searchParams.set('card', 'new');
  return url.pathname + url.search;
}

/** Of whoever may buy: nobody else needs to see a card. */
async function present(tx: Tx, deps: PurchaseDeps, ref: Ref): Promise<Result<Cards>> {
  return ok({ cards: await listMethods(tx, deps, ownerOf(ref)) });
}

export async function listCards(deps: PurchaseDeps, actor: SignedInActor, ref: Ref): Promise<Result<Cards>> {
  const entered = await enterStorefront(deps.db, actor, ref.storefrontUuid, 'buy');
  return entered.ok ? present(deps.db, deps, ref) : entered;
}

export async function addCard(
  deps: PurchaseDeps,
  actor: SignedInActor,
  { storefrontUuid, key, returnTo }: Ref & { key: string; returnTo: string | null },
): Promise<Result<{ url: string }>> {
  const entered = await enterStorefront(deps.db, actor, storefrontUuid, 'buy');
  if (!entered.ok) return entered;
  const history = withQuery(vendorPaths.purchaseHistory, { storefront: storefrontUuid });
  const returnPath = withNewCard(safeNext(returnTo, history));
  return ok({ url: await openMethodPage(deps, ownerOf({ storefrontUuid }), { returnPath, key }) });
}

export async function refreshCards(
  deps: PurchaseDeps,
  actor: SignedInActor,
  ref: Ref,
): Promise<Result<Cards>> {
  const entered = await enterStorefront(deps.db, actor, ref.storefrontUuid, 'buy');
  if (!entered.ok) return entered;
  await refreshOwnMethods(deps, ownerOf(ref));
  return present(deps.db, deps, ref);
}

function changeCards(
  deps: PurchaseDeps,
  actor: SignedInActor,
  ref: CardRef,
  change: typeof chooseMethod,
): Promise<Result<Cards>> {
  return transact(deps.db, async (tx): Promise<Result<Cards>> => {
    const entered = await enterStorefront(tx, actor, ref.storefrontUuid, 'buy');
    if (!entered.ok) return entered;
    const changed = await change(tx, ownerOf(ref), ref.id);
    return changed.ok ? present(tx, deps, ref) : changed;
  });
}

export const chooseCard = (deps: PurchaseDeps, actor: SignedInActor, ref: CardRef) =>
  changeCards(deps, actor, ref, chooseMethod);

export const forgetCard = (deps: PurchaseDeps, actor: SignedInActor, ref: CardRef) =>
  changeCards(deps, actor, ref, forgetMethod);
