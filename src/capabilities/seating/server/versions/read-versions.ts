import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { SeatingPlan } from '../../contract/plans.contract.ts';
import type { PlanVersion } from '../../contract/versions.contract.ts';
import { enterPlan } from '../enter-plan.ts';
import { presentState } from '../present-state.ts';
import { versionMissing } from '../seating-failures.ts';
import { findVersion, listVersionRows, type VersionRow } from '../versions.store.ts';

function presentVersion({ number, kind, name, tables, seated, by, at }: VersionRow): PlanVersion {
  return { number, kind, name, tables, seated, by, at: at.toISOString() };
}

export async function versionsOf(tx: Tx, planUuid: string): Promise<{ versions: PlanVersion[] }> {
  return { versions: (await listVersionRows(tx, planUuid)).map(presentVersion) };
}

export async function listVersions(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<{ versions: PlanVersion[] }>> {
  const entered = await enterPlan(db, actor, uuid);
  return entered.ok ? ok(await versionsOf(db, uuid)) : entered;
}

export async function readVersion(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { uuid, number }: { uuid: string; number: number },
): Promise<Result<PlanVersion & { state: SeatingPlan['state'] }>> {
  const entered = await enterPlan(db, actor, uuid);
  if (!entered.ok) return entered;
  const version = await findVersion(db, uuid, number);
  return version
    ? ok({ ...presentVersion(version), state: presentState(version.snapshot) })
    : versionMissing();
}
