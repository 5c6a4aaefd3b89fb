import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { ForgetDays } from '../../rules/forgetting.ts';
import { changeForm, type FormDeps } from '../form/change-form.ts';

export function saveForgetDays(
  deps: FormDeps,
  actor: SignedInActor,
  { days, version }: { days: ForgetDays | null; version: number },
): Promise<Result<{ version: number }>> {
  return changeForm(deps, actor, version, async (_tx, _weddingId, settings) =>
    ok({ settings: { ...settings, forgetDays: days }, answer: {} }),
  );
}
