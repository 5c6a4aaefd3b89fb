import { and, eq } from 'drizzle-orm';
import { weddingEvents } from '#capabilities/guests/tables.ts';
import { cities } from '#capabilities/places/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { guestMessages } from '../messages.tables.ts';

/** The events of a wedding that guests are asked about. */
export function listReplyDays(tx: Tx, weddingId: string) {
  const { uuid, name, asksReply, closesOn } = weddingEvents;
  return tx
    .select({ uuid, name, asksReply, closesOn })
    .from(weddingEvents)
    .where(and(eq(weddingEvents.weddingId, weddingId), eq(weddingEvents.asksReply, true)));
}

/** Letters that somebody approved and that wait for their hour, and the place whose clock they go by. */
export function listApprovedMessages(tx: Tx, weddingId: string) {
  const { uuid, number, texts, scheduledFor, approvedAt } = guestMessages;
  return tx
    .select({
      message: { uuid, number, texts, scheduledFor, approvedAt },
      spot: { stateCode: cities.stateCode, lat: cities.lat, lon: cities.lon },
    })
    .from(guestMessages)
    .innerJoin(weddings, eq(weddings.id, guestMessages.weddingId))
    .leftJoin(cities, eq(cities.id, weddings.cityId))
    .where(and(eq(guestMessages.weddingId, weddingId), eq(guestMessages.state, 'SCHEDULED')));
}
