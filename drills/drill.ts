import type { Fleet } from './fleet.ts';

export type DrillOptions = {
  seed: string;
  /** How much of it: 1 is what the results show, less is for trying. */
  scale: number;
};

export type DrillResult = {
  /** What was measured, in the order of the table. */
  facts: [name: string, value: string][];
  /** Promises that did not hold; none, if all is well. */
  broken: string[];
};

export type Drill = {
  name: string;
  /** What is done, in a sentence or two. */
  about: string;
  settings?: Record<string, string>;
  run(fleet: Fleet, options: DrillOptions): Promise<DrillResult>;
};

export const ms = (value: number) => `${value.toLocaleString('en-US', { maximumFractionDigits: 0 })} ms`;
export const number = (value: number) => value.toLocaleString('en-US');
