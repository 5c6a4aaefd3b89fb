import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import type { Household } from '#capabilities/guests/contract.ts';
import { readAllHouseholds, readEvents } from '#capabilities/guests/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SheetField } from '../../rules/sheets/sheet-fields.ts';
import { type SheetLine, sheetLines } from '../../rules/sheets/sheet-lines.ts';

export type EventLines = {
  events: GuestEvent[];
  households: Household[];
  /** Nothing where the event is gone. */
  linesOf(eventUuid: string, fields: readonly SheetField[]): SheetLine[] | undefined;
};

/** The list as it is now, ready to be read as any sheet of the wedding. */
export async function readEventLines(tx: Tx, weddingId: string): Promise<EventLines> {
  const events = await readEvents(tx, weddingId);
  const households = await readAllHouseholds(tx, weddingId);
  return {
    events,
    households,
    linesOf(eventUuid, fields) {
      const place = events.findIndex(({ uuid }) => uuid === eventUuid);
      const event = events[place];
      return event && sheetLines(households, place, event.dishes, fields);
    },
  };
}
