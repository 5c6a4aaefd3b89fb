import { ok, type Result } from '#base/result.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { GuestImport } from '../../contract/imports.contract.ts';
import type { ImportResult } from '../../rules/import/import-results.ts';
import type { Deps } from '../change-guests.ts';
import { importGone } from '../guest-failures.ts';
import { findImport } from './imports.store.ts';
import { presentImport } from './present-import.ts';
import { planImport, readListed } from './read-listed.ts';

/** Compared with the list as it is now, so that nobody decides by what it was yesterday. */
export async function readImport(
  { db, clock }: Deps,
  actor: SignedInActor,
  { uuid, result = null, from = 0 }: { uuid: string; result?: ImportResult | null; from?: number },
): Promise<Result<GuestImport>> {
  const member = demandAbility(await membershipOf(db, actor.userId), 'edit-guests');
  if (!member.ok) return member;
  const { weddingId } = member.value;
  const row = await findImport(db, weddingId, uuid, clock.now());
  if (!row) return importGone();
  if (row.sheets.length === 0) return ok(presentImport(row, {}));
  const listed = await readListed(db, weddingId);
  return ok(
    presentImport(row, { plan: planImport(row, listed), events: listed.rows.events, view: { result, from } }),
  );
}
