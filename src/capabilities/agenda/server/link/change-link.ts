import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { AgendaLink } from '../../contract.ts';
import { AGENDA_KINDS, type AgendaKind } from '../../rules/agenda-item.ts';
import { linkAddress } from './link-address.ts';
import { deleteLink, findLink, keepLink, type LinkRow, updateKinds } from './links.store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

function presentLink(row: LinkRow | undefined, publicUrl: string): AgendaLink {
  if (!row) return { link: null, kinds: [...AGENDA_KINDS], lastReadAt: null };
  const { token, kinds, lastReadAt } = row;
  return { link: linkAddress(publicUrl, token), kinds, lastReadAt: lastReadAt?.toISOString() ?? null };
}

/** Only ever one's own: it shows what this person may see, and says nothing of others. */
export async function readLink(
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
  { userId }: SignedInActor,
): Promise<AgendaLink> {
  return presentLink(await findLink(db, userId), publicUrl);
}

/** 256 random bits that say nothing of the person. A new one ends the last. */
export function makeLink(
  { db, clock, publicUrl }: Deps,
  { userId }: SignedInActor,
): Promise<Result<AgendaLink>> {
  return transact(db, async (tx): Promise<Result<AgendaLink>> => {
    const row = await keepLink(tx, {
      userId,
      token: clock.token(),
      createdAt: clock.now(),
      kinds: [...AGENDA_KINDS],
      lastReadAt: null,
    });
    return ok(presentLink(row, publicUrl));
  });
}

export function chooseLinkKinds(
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
  { userId }: SignedInActor,
  kinds: readonly AgendaKind[],
): Promise<Result<AgendaLink>> {
  return transact(db, async (tx): Promise<Result<AgendaLink>> => {
    const chosen = AGENDA_KINDS.filter((kind) => kinds.includes(kind));
    const row = await updateKinds(tx, userId, chosen);
    return row ? ok(presentLink(row, publicUrl)) : fail('agenda.no_link', 'You have no calendar link yet.');
  });
}

export function endLink(
  { db }: Pick<Deps, 'db'>,
  { userId }: SignedInActor,
): Promise<Result<{ ended: boolean }>> {
  return transact(db, async (tx) => ok({ ended: await deleteLink(tx, userId) }));
}
