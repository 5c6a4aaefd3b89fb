import { fail, ok, type Result } from '#base/result.ts';
import { demandStorefrontAbility, enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { SavedReply } from '../../contract/saved-replies.contract.ts';
import {
  countReplies,
  deleteReply,
  findReplyFor,
  insertReply,
  isTitleTaken,
  listReplies,
  lockSavedReplies,
  type SavedReplyRow,
  updateReply,
} from './saved-replies.store.ts';

const MOST_REPLIES = 50;

type Deps = Pick<Platform, 'db' | 'clock'>;
type Words = { title: string; body: string };

function presentReply({ uuid, title, body, updatedAt }: SavedReplyRow): SavedReply {
  return { uuid, title, body, updatedAt: updatedAt.toISOString() };
}

function titleTaken() {
  const message = 'You have a reply with this title already.';
  return fail('saved_reply.title_taken', message, { fields: { title: message } });
}

function replyMissing() {
  return fail('saved_reply.not_found', 'This reply is no longer here.');
}

export async function listSavedReplies(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<SavedReply[]>> {
  const entered = await enterStorefront(db, actor, storefrontUuid, 'move-leads');
  if (!entered.ok) return entered;
  return ok((await listReplies(db, entered.value.storefront.id)).map(presentReply));
}

export function createSavedReply(
  { db, clock }: Deps,
  actor: SignedInActor,
  { storefrontUuid, title, body }: Words & { storefrontUuid: string },
): Promise<Result<SavedReply>> {
  return transact(db, async (tx) => {
    const entered = await enterStorefront(tx, actor, storefrontUuid, 'move-leads');
    if (!entered.ok) return entered;
    const storefrontId = entered.value.storefront.id;
    await lockSavedReplies(tx, storefrontId);
    if ((await countReplies(tx, storefrontId)) >= MOST_REPLIES) {
      return fail('saved_reply.too_many', `You can keep ${MOST_REPLIES} replies. Delete one first.`);
    }
    if (await isTitleTaken(tx, { storefrontId, title })) return titleTaken();
    const now = clock.now();
    const reply = { uuid: clock.uuid(), storefrontId, title, body, createdAt: now, updatedAt: now };
    await insertReply(tx, reply);
    return ok(presentReply(reply));
  });
}

/** A reply of a storefront this person may work in. */
async function enterReply(tx: Tx, userId: string, uuid: string): Promise<Result<SavedReplyRow>> {
  const found = await findReplyFor(tx, userId, uuid);
  if (!found) return replyMissing();
  const member = demandStorefrontAbility(found, 'move-leads');
  return member.ok ? ok(member.value.reply) : member;
}

export function changeSavedReply(
  { db, clock }: Deps,
  { userId }: SignedInActor,
  { uuid, title, body }: Words & { uuid: string },
): Promise<Result<SavedReply>> {
  return transact(db, async (tx) => {
    const entered = await enterReply(tx, userId, uuid);
    if (!entered.ok) return entered;
    const { storefrontId } = entered.value;
    await lockSavedReplies(tx, storefrontId);
    if (await isTitleTaken(tx, { storefrontId, title, exceptUuid: uuid })) return titleTaken();
    const changes = { title, body, updatedAt: clock.now() };
    // Somebody else may have deleted it while we waited.
    if (!(await updateReply(tx, uuid, changes))) return replyMissing();
    return ok(presentReply({ ...entered.value, ...changes }));
  });
}

export function deleteSavedReply(
  { db }: Pick<Deps, 'db'>,
  { userId }: SignedInActor,
  uuid: string,
): Promise<Result<undefined>> {
  return transact(db, async (tx) => {
    const entered = await enterReply(tx, userId, uuid);
    if (!entered.ok) return entered;
    await deleteReply(tx, uuid);
    return ok(undefined);
  });
}
