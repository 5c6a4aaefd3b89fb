import { ok, type Result } from '#base/result.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { ListingEdit } from '../../contract/editor.contract.ts';
import { listEditRows } from './sections.store.ts';

const PAGE = 30;

/** Who changed what, for everybody who works there. */
export async function listEdits(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { uuid, before }: { uuid: string; before: number },
): Promise<Result<{ edits: ListingEdit[]; hasEarlier: boolean }>> {
  const entered = await enterStorefront(db, actor, uuid, 'see-preview');
  if (!entered.ok) return entered;
  const rows = await listEditRows(db, entered.value.storefront.id, before, PAGE + 1);
  const edits = rows.slice(0, PAGE).map(({ firstName, editedAt, ...edit }) => ({
    ...edit,
    editedBy: firstName,
    editedAt: editedAt.toISOString(),
  }));
  return ok({ edits: edits as ListingEdit[], hasEarlier: rows.length > PAGE });
}
