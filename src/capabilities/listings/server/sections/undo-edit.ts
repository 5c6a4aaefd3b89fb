import { fail, type Result } from '#base/result.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { SavedSection } from '../../contract/editor.contract.ts';
import { type SaveDeps, saveSection } from './save-section.ts';
import { findEdit, listVersions } from './sections.store.ts';

/** The section as it was before the change: a change like any other, which can be taken back as well. */
export async function undoEdit(
  deps: SaveDeps,
  actor: SignedInActor,
  { uuid, id }: { uuid: string; id: number },
): Promise<Result<SavedSection>> {
  const entered = await enterStorefront(deps.db, actor, uuid, 'edit-listing');
  if (!entered.ok) return entered;
  const storefrontId = entered.value.storefront.id;
  const edit = await findEdit(deps.db, storefrontId, id);
  if (!edit) return fail('listing.edit_unknown', 'This change is no longer kept.');
  const { sectionKey, before } = edit;
  const versions = await listVersions(deps.db, storefrontId);
  const version = versions.find((row) => row.sectionKey === sectionKey)?.version ?? 0;
  return saveSection(deps, actor, { uuid, sectionKey, version, values: before });
}
