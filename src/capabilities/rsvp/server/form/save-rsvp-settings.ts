import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { SettingsInput } from '../../contract/couple-decisions.contract.ts';
import { changeForm, type FormDeps } from './change-form.ts';

export function saveRsvpSettings(
  deps: FormDeps,
  actor: SignedInActor,
  { version, ...given }: SettingsInput,
): Promise<Result<{ version: number }>> {
  return changeForm(deps, actor, version, async (_tx, _weddingId, settings) =>
    ok({ settings: { ...settings, ...given }, answer: {} }),
  );
}
