import type { Diet, Need } from '#capabilities/guests/rules/guest-needs.ts';

/** UNSURE is for a seat that nobody has named; NONE is not answered yet. */
export const REPLY_STATUSES = ['ATTENDING', 'DECLINED', 'UNSURE', 'NONE'] as const;
export type ReplyStatus = (typeof REPLY_STATUSES)[number];

export type EventReply = { eventUuid: string; status: ReplyStatus; dishUuid: string | null };

export type PersonReply = {
  guestUuid: string;
  /** Of an open seat: who it is. */
  firstName: string;
  lastName: string;
  diets: Diet[];
  dietNote: string;
  needs: Need[];
  events: EventReply[];
};

export type Answer = { questionUuid: string; guestUuid: string | null; values: string[] };

/** Everything a household says, while it is typed and when it is sent. */
export type Reply = {
  people: PersonReply[];
  answers: Answer[];
  note: string;
  /** Where a copy goes; '' for nowhere. */
  email: string;
};

export const LONGEST_NOTE = 1000;
