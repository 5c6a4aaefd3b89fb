import { ok, type Result } from '#base/result.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { decodeCursor, pageOf } from '#platform/database/keyset-cursor.ts';
import type { SiteMessage } from '../../contract/inbox.contract.ts';
import { changeWebsite } from '../change-website.ts';
import { noMessage } from '../failures.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { listMessages, MESSAGE_ORDER, markRead, setMessageRemoved } from './messages.store.ts';

const PAGE_SIZE = 50;

/** For the two of them and their planner: guests write to these. */
export async function listInbox(
  { db }: WebsiteDeps,
  actor: SignedInActor,
  { cursor }: { cursor?: string | undefined },
): Promise<Result<{ messages: SiteMessage[]; nextCursor: string | null }>> {
  const member = demandAbility(await membershipOf(db, actor.userId), 'edit-website');
  if (!member.ok) return member;
  const after = decodeCursor(MESSAGE_ORDER, cursor);
  const rows = await listMessages(db, member.value.weddingId, { after, limit: PAGE_SIZE + 1 });
  const { page, nextCursor } = pageOf(MESSAGE_ORDER, rows, PAGE_SIZE);
  const messages = page.map(({ message: { uuid, name, email, text, at, readAt } }) => ({
    ...{ uuid, name, email, text, at: at.toISOString(), isRead: readAt !== null },
  }));
  return ok({ messages, nextCursor });
}

export function markMessagesRead(
  deps: WebsiteDeps,
  actor: SignedInActor,
  { uuids }: { uuids: string[] },
): Promise<Result<{ ok: true }>> {
  return changeWebsite(deps, actor, 'edit-website', async ({ tx, weddingId, now }) => {
    await markRead(tx, weddingId, uuids, now);
    return ok({ ok: true });
  });
}

export function removeMessage(
  deps: WebsiteDeps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<{ ok: true }>> {
  return changeWebsite(deps, actor, 'edit-website', async ({ tx, weddingId, now }) =>
    (await setMessageRemoved(tx, weddingId, uuid, now)) ? ok({ ok: true }) : noMessage(),
  );
}

/** For a week; then it is gone for good. */
export function restoreMessage(
  deps: WebsiteDeps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<{ ok: true }>> {
  return changeWebsite(deps, actor, 'edit-website', async ({ tx, weddingId }) =>
    (await setMessageRemoved(tx, weddingId, uuid, null)) ? ok({ ok: true }) : noMessage(),
  );
}
