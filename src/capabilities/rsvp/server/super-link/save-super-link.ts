import { linkCodeOf } from '#base/link-code.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { beginWedding, enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { LinkInbox } from '../../contract/super-link.contract.ts';
import { repliesArranged } from '../../events.ts';
import type { LinkPurpose } from '../../rules/super-link-purposes.ts';
import { presentLink } from './present-super-link.ts';
import { findSuperLink, insertSuperLink, type SuperLinkRow, updateSuperLink } from './super-link.store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'events'>;
type Link = NonNullable<LinkInbox['link']>;
type Change = (tx: Tx, weddingId: string) => Promise<void>;

const CODE_BYTES = 17;

function newCode(clock: Clock): string {
  return linkCodeOf(Buffer.from(clock.token(CODE_BYTES), 'base64url'));
}

/** `version` is what the screen showed; 0 where there was no link. */
function changeLink(
  { db, clock, publicUrl, events }: Deps,
  actor: SignedInActor,
  version: number,
  changeOf: (link: SuperLinkRow | undefined) => Change,
): Promise<Result<Link>> {
  return transact(db, async (tx) => {
    await beginWedding(tx, clock, actor.userId);
    const entered = await enterWedding(tx, actor, 'edit-guests');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const before = await findSuperLink(tx, weddingId);
    if ((before?.version ?? 0) !== version)
      return fail('rsvp.changed_meanwhile', 'Someone else just changed this link. Here is how it is now.');
    await changeOf(before)(tx, weddingId);
    await publishLive(tx, weddingTopic(weddingId), { kind: 'rsvp', id: weddingId });
    await events.emit(tx, repliesArranged, { weddingId });
    const after = await findSuperLink(tx, weddingId);
    if (!after) throw new Error('A link that was just written is gone.');
    return ok(presentLink(after, publicUrl));
  });
}

/** The first time it is made as well. */
export function saveSuperLink(
  deps: Deps,
  actor: SignedInActor,
  { purposes: wanted, isOpen, version }: { purposes: LinkPurpose[]; isOpen: boolean; version: number },
): Promise<Result<Link>> {
  const purposes = [...new Set(wanted)];
  return changeLink(
    deps,
    actor,
    version,
    (link) => (tx, weddingId) =>
      link
        ? updateSuperLink(tx, weddingId, { purposes, isOpen })
        : insertSuperLink(tx, { weddingId, code: newCode(deps.clock), purposes, isOpen }),
  );
}

/** Whoever has the old one finds nothing there any more. */
export function renewSuperLink(
  deps: Deps,
  actor: SignedInActor,
  { version }: { version: number },
): Promise<Result<Link>> {
  return changeLink(
    deps,
    actor,
    version,
    () => (tx, weddingId) => updateSuperLink(tx, weddingId, { code: newCode(deps.clock) }),
  );
}
