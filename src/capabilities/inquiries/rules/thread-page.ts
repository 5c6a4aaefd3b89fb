/** As many events as a thread opens with, and as many as come when somebody goes back. */
export const THREAD_PAGE_SIZE = 50;

/** Behind every event: where the newest page ends. */
export const BEHIND_ALL = 2_147_483_647;

/** Events are numbered from 1 without gaps, so the first of a page says whether there are earlier ones. */
export function earlierThan(events: readonly { seq: number }[]): number | null {
  const first = events[0]?.seq ?? 1;
  return first > 1 ? first : null;
}

type Numbered = { seq: number; uuid: string };

/**
 * What is known of a thread when a page of it comes in: what is new or has changed takes its place, what fell off the
 * newest page stays. A page that does not touch what is known (its reader was away for long) takes its place as a whole.
 */
export function joinEvents<E extends Numbered>(known: readonly E[], page: readonly E[]): readonly E[] {
  const first = page[0];
  const last = page.at(-1);
  const newest = known.at(-1);
  const oldest = known[0];
  if (!first || !last || !newest || !oldest) return page.length > 0 ? page : known;
  if (first.seq > newest.seq + 1 || last.seq < oldest.seq - 1) return page;
  const before = known.filter(({ seq }) => seq < first.seq);
  const after = known.filter(({ seq }) => seq > last.seq);
  return before.length + after.length === 0 ? page : [...before, ...page, ...after];
}
