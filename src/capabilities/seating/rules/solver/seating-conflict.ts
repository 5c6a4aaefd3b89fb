/** Rules and pins that cannot all be kept; with none of either there are simply too few chairs. */
export type SeatingConflict = {
  ruleIds: readonly string[];
  pinnedIds: readonly string[];
  /** Whether each of them is needed: without any one of them there is a plan for the others. */
  isSmallest: boolean;
};

export type SeatingProof =
  | { kind: 'POSSIBLE' }
  | { kind: 'IMPOSSIBLE'; conflict: SeatingConflict }
  /** It took too long. */
  | { kind: 'UNDECIDED' };
