import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { SavedFilter } from '../../contract/filters.contract.ts';
import { MOST_FILTERS } from '../../rules/filters/filter-rules.ts';
import { readGuestView, writeGuestView } from '../../rules/guest-view.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { filterMissing, filtersFull, filterTaken } from '../guest-failures.ts';
import { deleteFilter, insertFilter, listFilters, updateFilterName } from './filters.store.ts';

const isNamed =
  (name: string) =>
  (row: { name: string }): boolean =>
    row.name.toLowerCase() === name.toLowerCase();

export function addFilter(
  deps: Deps,
  actor: SignedInActor,
  { name, query }: { name: string; query: string },
): Promise<Result<SavedFilter>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    const rows = await listFilters(tx, weddingId);
    if (rows.some(isNamed(name))) return filterTaken(name);
    if (rows.length >= MOST_FILTERS) return filtersFull();
    const kept = writeGuestView(readGuestView(new URLSearchParams(query)));
    const filter = { uuid: deps.clock.uuid(), name, query: kept };
    await insertFilter(tx, { ...filter, weddingId });
    return ok(filter);
  });
}

export function renameFilter(
  deps: Deps,
  actor: SignedInActor,
  { uuid, name }: { uuid: string; name: string },
): Promise<Result<SavedFilter>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    const rows = await listFilters(tx, weddingId);
    const filter = rows.find((row) => row.uuid === uuid);
    if (!filter) return filterMissing();
    if (rows.some((row) => row.uuid !== uuid && isNamed(name)(row))) return filterTaken(name);
    await updateFilterName(tx, uuid, name);
    return ok({ uuid, name, query: filter.query });
  });
}

export function removeFilter(
  deps: Deps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<Record<string, never>>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) =>
    (await deleteFilter(tx, weddingId, uuid)) > 0 ? ok({}) : filterMissing(),
  );
}
