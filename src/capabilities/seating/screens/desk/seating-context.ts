import { createContext, use } from 'react';
import type { Presence } from '../../rules/presence.ts';
import type { Judgement } from '../../rules/solver-view/judgement.ts';
import type { ServerRun } from '../solve/use-run.ts';
import type { AskedMove } from './seating-actions.ts';
import type { SeatingDesk } from './seating-desk.ts';

/** What the hand of this page is at. */
export type SeatingView = {
  /** People who are picked up; the next chair or table that is pressed gets them. */
  hand: readonly string[];
  pickUp: (guestUuids: readonly string[]) => void;
  /** Whoever the reasons are about. */
  guest: string | undefined;
  showGuest: (uuid: string | undefined) => void;
  /** The table that is open in the list and marked on the plan. */
  table: string | undefined;
  showTable: (uuid: string | undefined) => void;
  /** Opens the editor of a table. */
  editTable: (uuid: string | undefined) => void;
  asked: AskedMove | undefined;
  keep: () => void;
};

export type SeatingScope = {
  desk: SeatingDesk;
  view: SeatingView;
  /** Undefined until it has been worked out for the first time. */
  judgement: Judgement | undefined;
  others: readonly Presence[];
  seatTheRest: () => void;
  /** What the server is asked, whichever part of the page is in sight. */
  runs: { repair: ServerRun; proof: ServerRun };
};

export const SeatingContext = createContext<SeatingScope | null>(null);

export function useSeating(): SeatingScope {
  const scope = use(SeatingContext);
  if (!scope) throw new Error('A part of the seating chart stands outside of it.');
  return scope;
}
