/** One line of a plan’s score. */
export type ScoreTerm = {
  kind: 'COMPANY' | 'NOBODY_KNOWN' | 'EMPTY_CHAIRS' | 'MOVED' | 'UNSEATED' | 'GUEST_AT_VENDOR_TABLE' | 'RULE';
  points: number;
  personIds: readonly string[];
  tableId: string | null;
  ruleId: string | null;
  /** Of a rule. */
  isBroken: boolean;
};

export function scoreOf(terms: readonly ScoreTerm[]): number {
  return terms.reduce((sum, { points }) => sum + points, 0);
}
