export const AGENDA_KINDS = ['TASK', 'PAYMENT', 'APPOINTMENT', 'EVENT', 'DEADLINE'] as const;
export type AgendaKind = (typeof AGENDA_KINDS)[number];

export const AGENDA_KIND_LABELS: Readonly<Record<AgendaKind, string>> = {
  TASK: 'Tasks',
  PAYMENT: 'Payments',
  APPOINTMENT: 'Appointments',
  EVENT: 'Events',
  DEADLINE: 'Deadlines',
};

/** Something that falls on a day of a wedding's plan. */
export type AgendaItem = {
  /** The same from one reading to the next, and no other item's: '<area>-<uuid>'. */
  id: string;
  kind: AgendaKind;
  /** '2027-06-12' */
  day: string;
  /** '16:00', on the clock of the place, with the zone and how long; without it, it is about the whole day. */
  time: { startsAt: string; minutes: number; timeZone: string } | null;
  title: string;
  /** Beside the title: an amount, a place, who is expected. */
  detail: string;
  isDone: boolean;
  /** Where it is done. */
  href: string;
};

/** What somebody has still to do, and should have by now. A day that is over is late for nobody. */
export function isLate({ kind, isDone, day }: Pick<AgendaItem, 'kind' | 'isDone' | 'day'>, today: string) {
  return !isDone && day < today && (kind === 'TASK' || kind === 'PAYMENT');
}
