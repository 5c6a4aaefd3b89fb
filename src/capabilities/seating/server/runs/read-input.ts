import { WEDDING_ABILITIES } from '#capabilities/weddings/rules/member-roles.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { ServerRunKind } from '../../rules/run-states.ts';
import { planOf } from '../plans/read-plan.ts';
import type { PlanRow } from '../plans.store.ts';
import type { ProverInput } from './prover.port.ts';

/** What a run looks at; nothing of it depends on who asked or when. */
export async function readInput(
  tx: Tx,
  deps: Pick<Platform, 'clock' | 'secret'>,
  { plan, kind, seed }: { plan: PlanRow; kind: ServerRunKind; seed: number },
): Promise<ProverInput> {
  const member = { weddingId: plan.weddingId, allowed: WEDDING_ABILITIES };
  const { state, people, households, rules } = await planOf(tx, deps, { plan, member });
  const timeless = people.map((person) => ({ ...person, isLateYes: false }));
  return { kind, seed, plan: { state, people: timeless, households, rules } };
}
