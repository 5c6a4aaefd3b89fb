/** What a booked vendor costs: what was noted, else the accepted offer, else what the payments add up to. */
export function bookedTotal(
  { totalCents, payments }: { totalCents: number | null; payments: readonly { amountCents: number }[] },
  acceptedCents: number | null,
): number | null {
  if (totalCents !== null) return totalCents;
  if (acceptedCents !== null) return acceptedCents;
  return payments.length > 0 ? payments.reduce((sum, { amountCents }) => sum + amountCents, 0) : null;
}
