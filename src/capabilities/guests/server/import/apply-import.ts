import { paths } from '#app/rules/paths.ts';
import { ok, type Result } from '#base/result.ts';
import { noteStep } from '#capabilities/activity/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import type { GuestImport } from '../../contract/imports.contract.ts';
import { MOST_EVENTS, MOST_GUESTS, MOST_MEALS } from '../../rules/guest-limits.ts';
import { countPlan, type ImportPlan } from '../../rules/import/check-import.ts';
import type { Wanted } from '../../rules/import/import-change.ts';
import { UNDO_DAYS } from '../../rules/import/import-limits.ts';
import { importMachine } from '../../rules/import/import-states.ts';
import type { ImportUndo } from '../../rules/import/import-undo.ts';
import { NEW_EVENT } from '../../rules/new-event.ts';
import { MOST_TAGS } from '../../rules/tags/guest-tag.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { dishRows } from '../events/dish-rows.ts';
import { insertEvent, replaceDishes } from '../events/events.store.ts';
import { deleteInvitations, writeInvitations } from '../events/invitations.store.ts';
import { openFirstEvent } from '../events/open-first-event.ts';
import { readEvents } from '../events/read-events.ts';
import { eventsFull, importGone, importNotReady, listFull, tagsFull } from '../guest-failures.ts';
import { noteHistory } from '../history/note-history.ts';
import type { ListRows } from '../present.ts';
import { householdMarks } from './household-marks.ts';
import { importRows, type WantedInvitation } from './import-rows.ts';
import { importTags, newTagNames } from './import-tags.ts';
import { findImport, updateImport, writeGuests, writeHouseholds } from './imports.store.ts';
import { presentImport } from './present-import.ts';
import { planImport, readListed } from './read-listed.ts';

const DAY_MS = 86_400_000;

/** Events that only the file knows, with the dishes that it has somebody eat; as many as a menu can have. */
async function addEvents(
  tx: Tx,
  { clock, weddingId }: { clock: Clock; weddingId: string },
  newEvents: ImportPlan['newEvents'],
  wanted: readonly Wanted[],
): Promise<Map<string, string>> {
  const uuids = new Map<string, string>();
  for (const { key, name } of newEvents) {
    const uuid = clock.uuid();
    const said = wanted.flatMap(({ people }) => people.map(({ replies }) => replies[key]?.dish ?? ''));
    const names = [...new Set(said)].filter(Boolean).toSorted().slice(0, MOST_MEALS);
    const now = clock.now();
    const { dishes: _, ...event } = NEW_EVENT;
    const meals = names.length > 0 ? ('CHOICE' as const) : ('NONE' as const);
    await insertEvent(tx, { ...event, name, meals, uuid, weddingId, createdAt: now, updatedAt: now });
    const dishes = names.map((dish) => ({ uuid: null, name: dish, text: '', eaters: 'ALL' as const }));
    await replaceDishes(tx, uuid, dishRows(clock, uuid, dishes));
    uuids.set(key, uuid);
  }
  return uuids;
}

/** Those of whom the same is said go together. */
async function invite(
  tx: Tx,
  { clock, weddingId }: { clock: Clock; weddingId: string },
  invitations: readonly WantedInvitation[],
): Promise<void> {
  const now = clock.now();
  const groups = Map.groupBy(
    invitations,
    ({ eventUuid, status, dishUuid }) => `${eventUuid} ${status} ${dishUuid}`,
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { eventUuid, status, dishUuid } = first;
    const place = { weddingId, eventUuid, guestUuids: group.map(({ guestUuid }) => guestUuid) };
    if (status === null) await deleteInvitations(tx, place);
    else await writeInvitations(tx, place, { status, dishUuid, now });
  }
}

/** Rows as they were, for those households that were there. */
function rowsBefore({ households, people, invitations, tagLinks }: ListRows, uuids: ReadonlySet<string>) {
  const byHousehold = Map.groupBy(people, ({ householdUuid }) => householdUuid);
  const byGuest = Map.groupBy(invitations, ({ guestUuid }) => guestUuid);
  const tagged = Map.groupBy(tagLinks, ({ guestUuid }) => guestUuid);
  return new Map(
    households
      .filter(({ uuid }) => uuids.has(uuid))
      .map((household) => {
        const members = byHousehold.get(household.uuid) ?? [];
        const replies = members.flatMap(({ uuid }) => byGuest.get(uuid) ?? []);
        const tags = members.flatMap(({ uuid }) => tagged.get(uuid) ?? []);
        return [household.uuid, { household, people: members, invitations: replies, tags }];
      }),
  );
}

/** Looked at once more under the lock: whatever changed since it was checked is compared as it is now. */
export function applyImport(
  deps: Deps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<GuestImport>> {
  const { clock } = deps;
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    const found = await findImport(tx, weddingId, uuid, clock.now());
    if (!found) return importGone();
    if (found.state === 'APPLIED') return ok(presentImport(found, {}));
    const state = importMachine.next(found.state, 'apply');
    if (!state) return importNotReady();
    const listed = await readListed(tx, weddingId);
    const plan = planImport(found, listed);
    const counts = countPlan(plan);
    const wanted = plan.entries.filter(({ checked }) => checked.isImported).map((entry) => entry.wanted);
    if (listed.rows.people.length + counts.people > MOST_GUESTS) return listFull();
    const newEvents = wanted.length > 0 ? plan.newEvents : [];
    if (listed.rows.events.length + newEvents.length > MOST_EVENTS) return eventsFull();
    const newTags = newTagNames(
      listed.rows.tags,
      wanted.flatMap(({ people }) => people),
    );
    if (listed.rows.tags.length + newTags.length > MOST_TAGS) return tagsFull();
    const place = { clock, weddingId };
    const eventUuids = await addEvents(tx, place, newEvents, wanted);
    await openFirstEvent(tx, clock, weddingId);
    const events = await readEvents(tx, weddingId);
    const rows = importRows(wanted, { ...place, events, eventUuids, before: listed.rows });
    await writeHouseholds(tx, rows.households);
    await writeGuests(tx, rows.people);
    await invite(tx, place, rows.invitations);
    const tagUuids = await importTags(tx, place, newTags, rows.tags);
    const uuids = rows.households.map((household) => household.uuid);
    const before = rowsBefore(listed.rows, new Set(uuids));
    await noteHistory(
      tx,
      { ...place, byUser: actor.userId },
      uuids.map((one) => ({
        householdUuid: one,
        text: before.has(one) ? 'brought in more from a file' : 'brought them in from a file',
      })),
    );
    if (rows.people.length > 0) {
      await noteStep(tx, deps, {
        ...{ weddingId, userId: actor.userId, kind: 'GUESTS_IMPORTED', href: paths.guests() },
        subject: '',
        count: rows.people.length,
      });
    }
    const marks = householdMarks((await readListed(tx, weddingId)).rows);
    const undo: ImportUndo = {
      households: uuids.map((one) => ({
        uuid: one,
        mark: marks.get(one) ?? '',
        before: before.get(one) ?? null,
      })),
      eventUuids: [...eventUuids.values()],
      tagUuids,
    };
    const expiresAt = new Date(clock.now().getTime() + UNDO_DAYS * DAY_MS);
    const changes = { state, sheets: [], choices: {}, counts, undo, expiresAt };
    await updateImport(tx, uuid, changes);
    return ok(presentImport({ ...found, ...changes }, {}));
  });
}
