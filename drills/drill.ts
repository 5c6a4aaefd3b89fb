import type { Fleet, FleetNeeds } from './fleet.ts';

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
  /** Why nothing was measured on this machine. */
  notTried?: string;
};

export type Drill = {
  name: string;
  /** What is done, in a sentence or two. */
  about: string;
  needs?: FleetNeeds;
  run(fleet: Fleet, options: DrillOptions): Promise<DrillResult>;
};

export const ms = (value: number) => `${value.toLocaleString('en-US', { maximumFractionDigits: 0 })} ms`;
export const number = (value: number) => value.toLocaleString('en-US');

const MOST_SHOWN = 10;

/** '12 mails were lost: …', or nothing. */
export const some = (what: string, list: readonly string[]) =>
  list.length > 0 ? [`${number(list.length)} ${what}: ${list.slice(0, MOST_SHOWN).join('; ')}`] : [];
