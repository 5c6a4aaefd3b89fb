/** What somebody shows who did not book here; staff alone sees it. */
export const PROOF_KINDS = ['CONTRACT', 'PAYMENT'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

export const PROOF_KIND_LABELS: Readonly<Record<ProofKind, string>> = {
  CONTRACT: 'A contract',
  PAYMENT: 'A receipt or payment',
};
