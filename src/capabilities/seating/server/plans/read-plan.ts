import { ok, type Result } from '#base/result.ts';
import { householdName } from '#capabilities/guests/rules/household-names.ts';
import { findPrivatePictures } from '#capabilities/media/server/index.ts';
import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { SeatingPerson, SeatingPlan } from '../../contract/plans.contract.ts';
import { isLateYes } from '../../rules/freed-chairs.ts';
import { enterPlan } from '../enter-plan.ts';
import { listFreed } from '../freed.store.ts';
import {
  findCouple,
  findEventName,
  listDishes,
  listPeople,
  listTagLinks,
  listTags,
  type PersonRow,
} from '../people.store.ts';
import type { PlanRow } from '../plans.store.ts';
import { presentRule } from '../present-rule.ts';
import { presentState } from '../present-state.ts';
import { readRules } from '../rules/read-rules.ts';
import { readState } from '../state.store.ts';

type Deps = Pick<Platform, 'clock' | 'secret'>;

const canSit = (row: PersonRow): row is PersonRow & { status: NonNullable<PersonRow['status']> } =>
  row.status !== null && row.status !== 'DECLINED';

type Around = {
  plan: PlanRow;
  now: Date;
  seesDetails: boolean;
  tagsOf: ReadonlyMap<string, readonly { tagUuid: string }[]>;
  dishes: readonly { uuid: string }[];
};

function presentPerson(
  row: PersonRow & { status: NonNullable<PersonRow['status']> },
  { plan, now, seesDetails, tagsOf, dishes }: Around,
): SeatingPerson {
  const { uuid, householdUuid, firstName, lastName, kind, hostUuid, status, answeredAt } = row;
  const meal = dishes.findIndex((dish) => dish.uuid === row.dishUuid);
  return {
    ...{ uuid, householdUuid, firstName, lastName, kind, hostUuid, status },
    answeredAt: answeredAt?.toISOString() ?? null,
    isLateYes: isLateYes({ status, answeredAt }, { begunAt: plan.createdAt, now }),
    meal: meal < 0 ? null : meal,
    tagUuids: seesDetails ? (tagsOf.get(uuid) ?? []).map(({ tagUuid }) => tagUuid) : [],
    diets: seesDetails ? row.diets : [],
    dietNote: seesDetails ? row.dietNote : '',
    needs: seesDetails ? row.needs : [],
  };
}

function presentHouseholds(rows: readonly PersonRow[], people: readonly SeatingPerson[]) {
  const shown = new Set(people.map(({ householdUuid }) => householdUuid));
  return [...Map.groupBy(rows, ({ householdUuid }) => householdUuid)].flatMap(([uuid, members]) => {
    const [first] = members;
    if (!first || !shown.has(uuid)) return [];
    const name = householdName({ name: first.householdName, people: members });
    return [{ uuid, name, side: first.side, language: first.language }];
  });
}

/** A plan whose reader was asked for already. */
export async function planOf(
  tx: Tx,
  { clock, secret }: Deps,
  { plan, member }: { plan: PlanRow; member: Pick<Membership, 'weddingId' | 'allowed'> },
): Promise<SeatingPlan> {
  const { uuid, eventUuid, weddingId, isCurrent, pictureId, version } = plan;
  const seesDetails = member.allowed.includes('see-guests');
  const rows = await listPeople(tx, { weddingId, eventUuid });
  const links = seesDetails ? await listTagLinks(tx, weddingId) : [];
  const dishes = await listDishes(tx, eventUuid);
  const tagsOf = Map.groupBy(links, ({ guestUuid }) => guestUuid);
  const around = { plan, now: clock.now(), seesDetails, tagsOf, dishes };
  const people = rows.filter(canSit).map((row) => presentPerson(row, around));
  const ids = pictureId === null ? [] : [pictureId];
  const [background] = await findPrivatePictures(tx, { secret }, { scopeId: eventUuid, ids });
  return {
    ...{ uuid, eventUuid, isCurrent, version, people },
    eventName: (await findEventName(tx, weddingId, eventUuid)) ?? '',
    state: presentState(await readState(tx, plan)),
    background: background ?? null,
    households: presentHouseholds(rows, people),
    tags: seesDetails ? await listTags(tx, weddingId) : [],
    dishes: dishes.map(({ name }) => name),
    // Rules say who cannot bear whom: as much the couple’s own words as notes are.
    rules: seesDetails ? (await readRules(tx, weddingId, people)).map(presentRule) : [],
    freed: await listFreed(tx, uuid),
    couple: await findCouple(tx, weddingId),
    canEdit: member.allowed.includes('edit-seating'),
    seesGuests: seesDetails,
  };
}

export async function readPlan(
  deps: Deps & Pick<Platform, 'db'>,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<SeatingPlan>> {
  const entered = await enterPlan(deps.db, actor, uuid);
  return entered.ok ? ok(await planOf(deps.db, deps, entered.value)) : entered;
}
