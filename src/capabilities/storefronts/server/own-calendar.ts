import type { CalendarDate } from '#base/calendar-date.ts';
import { timeZoneAt } from '#capabilities/places/rules/time-zone.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { AvailabilityBlockKind } from '../rules/availability.ts';
import {
  type CalendarSettings,
  findCalendarSettings,
  listHeldDays,
  lockCalendar,
  updateCalendarSettings,
} from './calendar.store.ts';
import { noteStorefrontChange } from './note-storefront-change.ts';

export type OwnCalendar = CalendarSettings & {
  /** The business. */
  name: string;
  /** When anything of the listing last changed. */
  updatedAt: Date;
  held: ReadonlyMap<AvailabilityBlockKind, readonly CalendarDate[]>;
};

/** The zone in which a business has its days. */
export async function timeZoneOf(tx: Tx, storefrontId: number): Promise<string> {
  return timeZoneAt(await findCalendarSettings(tx, storefrontId));
}

export async function storefrontUuidOf(tx: Tx, storefrontId: number): Promise<string> {
  return (await findCalendarSettings(tx, storefrontId)).uuid;
}

/** Everything a business knows of its own days from one on, and why each is taken. */
export async function readOwnCalendar(tx: Tx, storefrontId: number, from: string): Promise<OwnCalendar> {
  const { name, displayAvailability, availableThrough, daysOff, updatedAt } = await findCalendarSettings(
    tx,
    storefrontId,
  );
  const rows = await listHeldDays(tx, storefrontId, from);
  const held = Map.groupBy(rows, ({ kind }) => kind);
  return {
    name,
    displayAvailability,
    availableThrough,
    daysOff,
    updatedAt,
    held: new Map([...held].map(([kind, days]) => [kind, days.map(({ day }) => day as CalendarDate)])),
  };
}

export type CalendarSettingsChange = Partial<
  Pick<CalendarSettings, 'displayAvailability' | 'availableThrough'>
> & {
  /** One weekday at a time, so that two people who change different ones both have their way. */
  dayOff?: { weekday: number; isOff: boolean } | undefined;
};

function changedDaysOff(daysOff: readonly number[], change: CalendarSettingsChange['dayOff']): number[] {
  if (!change) return [...daysOff];
  const others = daysOff.filter((weekday) => weekday !== change.weekday);
  return (change.isOff ? [...others, change.weekday] : others).toSorted((a, b) => a - b);
}

/** Changes what is said and leaves the rest as it is by then. */
export async function changeCalendarSettings(
  tx: Tx,
  deps: Pick<Platform, 'clock' | 'events'>,
  storefrontId: number,
  { displayAvailability, availableThrough, dayOff }: CalendarSettingsChange,
): Promise<CalendarSettings> {
  await lockCalendar(tx, storefrontId);
  const before = await findCalendarSettings(tx, storefrontId);
  const after = {
    displayAvailability: displayAvailability ?? before.displayAvailability,
    availableThrough: availableThrough === undefined ? before.availableThrough : availableThrough,
    daysOff: changedDaysOff(before.daysOff, dayOff),
  };
  await updateCalendarSettings(tx, storefrontId, after);
  await noteStorefrontChange(tx, deps, storefrontId);
  return after;
}
