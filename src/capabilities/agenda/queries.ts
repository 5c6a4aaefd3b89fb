import { orpc } from '#app/orpc.ts';
import type { LiveKind } from '#base/live-kind.ts';
import type { AgendaSpan } from './rules/agenda-span.ts';

export function agendaQuery(input: AgendaSpan) {
  return orpc.agenda.readAgenda.queryOptions({ input });
}

/** All that is known of the agenda, whichever days. */
export const AGENDA_KEY = orpc.agenda.readAgenda.key();
export const agendaLinkQuery = orpc.agenda.readLink.queryOptions();

/** Whatever puts days into it, and what decides who sees them. Whoever plugs in adds its kind. */
export const AGENDA_LIVE_KINDS = [
  'wedding',
  'members',
  'guests',
  'rsvp',
  'inquiries',
  'checklist',
  'budget',
] as const satisfies readonly LiveKind[];
