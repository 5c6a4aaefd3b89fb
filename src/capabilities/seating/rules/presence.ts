/** A page that has said nothing for so long is closed, asleep or without a connection. */
export const PRESENCE_LASTS_MS = 30_000;
/** Pages say in between that they are still open: one word may get lost. */
export const PRESENCE_BEAT_MS = 12_000;

/** The plan somebody has open, and the table in hand. */
export type PresencePlace = { planUuid: string; tableUuid: string | null };

/** Somebody else who is at it. */
export type Presence = { userUuid: string; firstName: string; place: PresencePlace };

export function isHere(seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() < PRESENCE_LASTS_MS;
}
