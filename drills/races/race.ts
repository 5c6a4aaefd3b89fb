import type { Person } from '../people.ts';
import type { RaceStage } from './race-stage.ts';

export type Press = { by: Person; method: string; path: string; body?: unknown };

/** What people press at the same moment, and what may come of it. */
export type Moment = {
  presses: Press[];
  /** How many of them are done, at least and at most; all of them, unless it is said. */
  done?: [least: number, most: number];
  /** What is in the database afterwards: a count, and what it has to be. */
  leaves?: { sql: string; values: unknown[]; count: number }[];
};

export type Race = { name: string; begin(stage: RaceStage): Promise<Moment> };

export const API = '/web-marketplace-api/v1';
export const ACCOUNT = '/web-api/v1/account';
/** All of them or one, but never none. */
export const SOMEBODY: [number, number] = [1, 2];
export const ONE: [number, number] = [1, 1];

export const press = (by: Person, method: string, path: string, body?: unknown): Press => ({
  by,
  method,
  path,
  ...(body !== undefined && { body }),
});

/** Everybody presses the same. */
export const together = (people: readonly Person[], method: string, path: string, body?: unknown): Press[] =>
  people.map((by) => press(by, method, path, body));
