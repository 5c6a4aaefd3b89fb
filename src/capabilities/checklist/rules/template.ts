import type { LibraryTask } from './library-task.ts';

/** What some weddings need beside the classic year, or in its place. */
export type Template = {
  key: string;
  label: string;
  /** One of these is always chosen; the others are added to it. */
  isBase: boolean;
  text: string;
  adds: readonly LibraryTask[];
  leavesOut: readonly string[];
};

/** Where most of what a faith or a family asks for is at home. */
export const CEREMONY = { area: 'ceremony' } as const;
