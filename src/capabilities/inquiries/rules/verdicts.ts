/** What staff says about a message: it may reach the vendor, or it may not. Of a report: turned down, or upheld. */
export const VERDICTS = ['APPROVE', 'BLOCK'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What is decided about: a message that is held, or one that a vendor reported. */
export const CASE_KINDS = ['HELD', 'REPORTED'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** WAITING can be undone; LAPSED was overtaken, as when the couple withdrew meanwhile. */
export const VERDICT_STATES = ['WAITING', 'DONE', 'UNDONE', 'LAPSED'] as const;
export type VerdictState = (typeof VERDICT_STATES)[number];

/** Nothing leaves the house while a verdict can be undone. */
export const VERDICT_UNDO_MS = 30_000;

/** Nobody reads more than that before one press. */
export const MOST_AT_ONCE = 50;

export function takesEffectAt(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + VERDICT_UNDO_MS);
}
