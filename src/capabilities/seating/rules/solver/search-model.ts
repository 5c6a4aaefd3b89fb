import type { RuleOf } from './problem.ts';

/** People who move as one, by their place in the problem, and the table they may not leave. */
export type SearchUnit = { people: readonly number[]; fixedAt: number | null };

/** A wish of two units about their tables that is not just ‘the same one’: points where the matrix has a 1. */
export type FarWish = { other: number; kept: Int32Array; points: number };

export type Balance = {
  kind: RuleOf<'MIX' | 'SPLIT'>['kind'];
  points: number;
  groups: number;
  /** How many of each group a unit has: unit × groups. */
  members: Int32Array;
};

/**
 * Those of a unit who may come to sit among strangers, in groups who know the same others: of each unit the groups from
 * `starts[unit]` up to `starts[unit + 1]`, how many people each has, and how many of a unit they know (group × unit).
 */
export type LonelyGroups = { starts: Int32Array; sizes: Int32Array; knows: Int32Array };

/**
 * The problem in numbers, for units and tables by place. One table more than there are stands for nobody’s table: who
 * has no chair is there.
 */
export type SearchModel = {
  units: readonly SearchUnit[];
  sizes: Int32Array;
  tables: number;
  /** Chairs; nobody’s table has them for all. */
  chairs: Int32Array;
  /** What nobody can change. */
  base: number;
  /** Points for sharing a real table: unit × unit. */
  company: Int32Array;
  /** Points of a unit for being at a table: unit × (tables + 1). */
  placing: Int32Array;
  far: readonly (readonly FarWish[])[];
  lonely: LonelyGroups;
  /** What so many people at a table cost it: for each table a row of `stride`. */
  emptiness: Int32Array;
  stride: number;
  balances: readonly Balance[];
  /** Whom each unit likes to sit with, for moves that have a reason. */
  friends: readonly Int32Array[];
};
