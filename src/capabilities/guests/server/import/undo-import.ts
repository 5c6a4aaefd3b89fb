import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { GuestImport } from '../../contract/imports.contract.ts';
import { householdName } from '../../rules/household-names.ts';
import { importMachine } from '../../rules/import/import-states.ts';
import type { ImportUndo } from '../../rules/import/import-undo.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import type { InvitationRow } from '../events/invitations.store.ts';
import { importGone, importNotReady } from '../guest-failures.ts';
import { deleteHouseholds, type GuestRow, type HouseholdRow } from '../guests.store.ts';
import { type ListRows, presentHouseholds } from '../present.ts';
import { deleteUnusedTags, restoreTagLinks, type TagLinkRow } from '../tags/tags.store.ts';
import { householdMarks } from './household-marks.ts';
import {
  deleteGuests,
  deleteImport,
  deleteUnusedEvents,
  findImport,
  restoreInvitations,
  updateImport,
  writeGuests,
  writeHouseholds,
} from './imports.store.ts';
import { presentImport } from './present-import.ts';
import { readListed } from './read-listed.ts';

type Step = ImportUndo['households'][number];

/** Moments were kept as text. */
function rowsOf({ household, people, invitations, tags = [] }: NonNullable<Step['before']>, now: Date) {
  const stored = household as unknown as HouseholdRow;
  return {
    household: { ...stored, createdAt: new Date(stored.createdAt), updatedAt: now },
    people: people as unknown as GuestRow[],
    tags: tags as unknown as TagLinkRow[],
    invitations: (invitations as unknown as InvitationRow[]).map((row) => ({
      ...row,
      answeredAt: row.answeredAt && new Date(row.answeredAt),
    })),
  };
}

/** As they were, with everybody who was in them, what they replied and when. */
async function restore(
  tx: Tx,
  steps: readonly Step[],
  { current, eventUuids, now }: { current: ListRows; eventUuids: ReadonlySet<string>; now: Date },
): Promise<void> {
  const rows = steps.flatMap(({ before }) => (before ? [rowsOf(before, now)] : []));
  if (rows.length === 0) return;
  const homes = new Set(rows.map(({ household }) => household.uuid));
  const people = rows.flatMap((row) => row.people);
  const known = new Set(people.map(({ uuid }) => uuid));
  const there = current.people
    .filter(({ householdUuid }) => homes.has(householdUuid))
    .map(({ uuid }) => uuid);
  await deleteGuests(
    tx,
    there.filter((uuid) => !known.has(uuid)),
  );
  await writeHouseholds(
    tx,
    rows.map(({ household }) => household),
  );
  await writeGuests(tx, people);
  const dishes = new Set(current.events.flatMap((event) => event.dishes.map(({ uuid }) => uuid)));
  const invitations = rows
    .flatMap((row) => row.invitations)
    .filter(({ eventUuid }) => eventUuids.has(eventUuid))
    .map((row) => ({ ...row, dishUuid: row.dishUuid && dishes.has(row.dishUuid) ? row.dishUuid : null }));
  await restoreInvitations(tx, [...known], invitations);
  await restoreTagLinks(
    tx,
    [...known],
    rows.flatMap((row) => row.tags),
  );
}

/** Only what still is as the import left it: whatever somebody has changed since is theirs, and stays. */
export function undoImport(
  deps: Deps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<GuestImport>> {
  const { clock } = deps;
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    const found = await findImport(tx, weddingId, uuid, clock.now());
    if (!found) return importGone();
    const state = importMachine.next(found.state, 'undo');
    if (!(state && found.undo)) return importNotReady();
    const { rows } = await readListed(tx, weddingId);
    const marks = householdMarks(rows);
    const { households, eventUuids, tagUuids = [] } = found.undo;
    const unchanged = households.filter((step) => marks.get(step.uuid) === step.mark);
    const added = unchanged.filter(({ before }) => before === null).map((step) => step.uuid);
    if (added.length > 0) await deleteHouseholds(tx, weddingId, added);
    const events = new Set(rows.events.map((event) => event.uuid));
    await restore(tx, unchanged, { current: rows, eventUuids: events, now: clock.now() });
    await deleteUnusedEvents(tx, weddingId, eventUuids);
    await deleteUnusedTags(tx, weddingId, tagUuids);
    const gone = new Set(unchanged.map((step) => step.uuid));
    const left = new Set(households.map((step) => step.uuid).filter((one) => !gone.has(one)));
    const kept = presentHouseholds(rows, true)
      .filter((household) => left.has(household.uuid))
      .map(householdName);
    const changes = { state, undo: null };
    await updateImport(tx, uuid, changes);
    return ok(presentImport({ ...found, ...changes }, { kept }));
  });
}

/** Nothing of it stays; what has been imported is undone instead. */
export function discardImport(
  deps: Deps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<Record<string, never>>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    const found = await findImport(tx, weddingId, uuid, deps.clock.now());
    if (!found) return importGone();
    if (found.state === 'APPLIED') return importNotReady();
    await deleteImport(tx, uuid);
    return ok({});
  });
}
