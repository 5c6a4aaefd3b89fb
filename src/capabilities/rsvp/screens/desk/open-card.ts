import type { Household } from '#capabilities/guests/contract.ts';
import type { ReplyWay } from '../../rules/desk/reply-ways.ts';
import type { HouseholdInvitation } from '../../rules/household-invitation.ts';
import type { Reply } from '../../rules/reply.ts';

/** A card in hand: who it is from, and what was typed of it so far. */
export type OpenCard = {
  /** Of the answer it becomes; the same when it is tried again. */
  key: string;
  household: Household;
  invitation: HouseholdInvitation;
  reply: Reply;
  how: ReplyWay;
  /** Why it could not be saved; it is back for another try. */
  problem?: string | undefined;
};

/** A card that was put down. What came of it is told by its state. */
export type EnteredCard = OpenCard & {
  at: Date;
  state: 'SAVING' | 'SAVED' | 'UNDOING' | 'FAILED';
};
