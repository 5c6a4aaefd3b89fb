import type { StandingFacts } from './standing-facts.ts';

/** How a figure is held against its threshold. */
export type Comparison = 'at least' | 'at most' | 'below';

/** One line of a published rule: a figure, what it is held against, and both in words. */
export type Check = {
  key: string;
  label: string;
  /** Null where there is nothing to measure. */
  figure(facts: StandingFacts): number | null;
  /** Null where there is nobody to be compared with. */
  threshold(facts: StandingFacts): number | null;
  comparison: Comparison;
  /** Where the bar ends; without one it ends at the threshold. */
  scale?: number;
  value(figure: number, facts: StandingFacts): string;
  needed(threshold: number): string;
  /** What is said where there is nothing to measure, and whether that is enough. */
  unmeasured: { value: string; isMet: boolean };
};

export type JudgedCheck = {
  key: string;
  label: string;
  isMet: boolean;
  value: string;
  needed: string;
  /** How much of the bar is filled, and where on it the threshold stands; null where its end is the threshold. */
  fill: number;
  mark: number | null;
};

function passes(figure: number, comparison: Comparison, threshold: number): boolean {
  if (comparison === 'at least') return figure >= threshold;
  return comparison === 'at most' ? figure <= threshold : figure < threshold;
}

const part = (amount: number, whole: number) => (whole <= 0 ? 1 : Math.min(1, Math.max(0, amount / whole)));

function barOf(
  { comparison, scale }: Check,
  figure: number,
  threshold: number,
  isMet: boolean,
): Pick<JudgedCheck, 'fill' | 'mark'> {
  if (scale !== undefined) return { fill: part(figure, scale), mark: part(threshold, scale) };
  if (comparison === 'at least') return { fill: part(figure, threshold), mark: null };
  // What should be small fills the bar when it is, and passes a mark when it is not.
  return isMet ? { fill: 1, mark: null } : { fill: 1, mark: part(threshold, figure) };
}

export function judgeCheck(check: Check, facts: StandingFacts): JudgedCheck {
  const { key, label, unmeasured } = check;
  const figure = check.figure(facts);
  const threshold = check.threshold(facts);
  const needed = threshold === null ? 'Nobody to compare with' : check.needed(threshold);
  if (figure === null) {
    const { value, isMet } = unmeasured;
    return { key, label, isMet, value, needed, fill: isMet ? 1 : 0, mark: null };
  }
  const value = check.value(figure, facts);
  if (threshold === null) return { key, label, isMet: false, value, needed, fill: 0, mark: null };
  const isMet = passes(figure, check.comparison, threshold);
  return { key, label, isMet, value, needed, ...barOf(check, figure, threshold, isMet) };
}
