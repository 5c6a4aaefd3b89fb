/** For how long credits that were not spent can be given back. */
export const CALL_OFF_DAYS = 14;

export function callOffUntil(paidAt: Date): Date {
  return new Date(paidAt.getTime() + CALL_OFF_DAYS * 86_400_000);
}
