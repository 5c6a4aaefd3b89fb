/** Whether guests can answer for an event. Derived each time, never stored. */
export type ReplyWindow = 'NOT_OPEN' | 'OPEN' | 'CLOSED';

type Days = {
  asksReply: boolean;
  date: string | null;
  opensOn: string | null;
  closesOn: string | null;
};

/** The last day on which a household can answer: theirs if the couple gave them one, the event’s, or the day itself. */
export function lastReplyDay(
  { date, closesOn }: Pick<Days, 'date' | 'closesOn'>,
  extendedUntil: string | null,
): string | null {
  if (closesOn === null) return date;
  return extendedUntil !== null && extendedUntil > closesOn ? extendedUntil : closesOn;
}

/** Both days belong to it. `today` is the day where the wedding is. */
export function replyWindow(event: Days, extendedUntil: string | null, today: string): ReplyWindow {
  if (!event.asksReply) return 'CLOSED';
  if (event.opensOn !== null && today < event.opensOn) return 'NOT_OPEN';
  const last = lastReplyDay(event, extendedUntil);
  return last !== null && today > last ? 'CLOSED' : 'OPEN';
}
