import type { EventType } from '#capabilities/taxonomy/rules/event-groups.ts';

const ON_THE_DAY: readonly EventType[] = ['ceremony', 'reception', 'elopement'];

/** What happens on the wedding day moves with it until the couple gives it a day of its own. */
export function eventDay(
  { kind, date }: { kind: EventType; date: string | null },
  weddingDate: string | null,
): string | null {
  return date ?? (ON_THE_DAY.includes(kind) ? weddingDate : null);
}

/** The other way round: a day that is the wedding day is not kept a second time. */
export function ownEventDay(
  { kind, date }: { kind: EventType; date: string | null },
  weddingDate: string | null,
): string | null {
  return date === weddingDate && ON_THE_DAY.includes(kind) ? null : date;
}
