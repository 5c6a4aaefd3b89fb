/** 'Expires 12/34'. */
export function cardExpiry({ expMonth, expYear }: { expMonth: number; expYear: number }): string {
  return `Expires ${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
}
