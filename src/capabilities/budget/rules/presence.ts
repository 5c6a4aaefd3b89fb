import type { GridColumn } from './grid/grid-rows.ts';

/** A page that has said nothing for so long is closed, asleep or without a connection. */
export const PRESENCE_LASTS_MS = 30_000;
/** Pages say in between that they are still open: one word may get lost. */
export const PRESENCE_BEAT_MS = 12_000;

/** The cell somebody is in. */
export type PresenceCell = { lineUuid: string; column: GridColumn };

/** Somebody else who has the budget open. */
export type Presence = { userUuid: string; firstName: string; cell: PresenceCell | null };

export function isHere(seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() < PRESENCE_LASTS_MS;
}

export function isSameCell(one: PresenceCell | null, other: PresenceCell | null): boolean {
  return one?.lineUuid === other?.lineUuid && one?.column === other?.column;
}

/** 'Jonah is here'; nothing while nobody is. */
export function presenceWords(others: readonly Pick<Presence, 'firstName'>[]): string {
  const names = others.map(({ firstName }) => firstName || 'Someone');
  const last = names.at(-1);
  if (last === undefined) return '';
  if (names.length === 1) return `${last} is here`;
  return `${names.slice(0, -1).join(', ')} and ${last} are here`;
}
