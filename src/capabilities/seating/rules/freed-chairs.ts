/** Why somebody left their chair by themselves. */
export const FREED_REASONS = ['DECLINED', 'UNINVITED'] as const;
export type FreedReason = (typeof FREED_REASONS)[number];

const LATE_MS = 7 * 86_400_000;

/** A yes of the last days, to a plan that was begun before: whoever seats people wants to see those first. */
export function isLateYes(
  { status, answeredAt }: { status: string; answeredAt: Date | null },
  { begunAt, now }: { begunAt: Date; now: Date },
): boolean {
  return (
    status === 'ATTENDING' &&
    answeredAt !== null &&
    answeredAt > begunAt &&
    now.getTime() - answeredAt.getTime() < LATE_MS
  );
}
