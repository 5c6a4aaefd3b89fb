import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { AGENDA_KINDS } from '../rules/agenda-item.ts';
import type { AgendaDeps } from './read-agenda.ts';
import { writePlan } from './write-plan.ts';

/** The same plan once, for a calendar that follows nothing. */
export async function downloadAgenda(
  deps: AgendaDeps & Pick<Platform, 'publicUrl'>,
  { userId }: SignedInActor,
): Promise<File> {
  const text = await writePlan(deps, userId, AGENDA_KINDS);
  return new File([text], 'wedding-plan.ics', { type: 'text/calendar; charset=utf-8' });
}
