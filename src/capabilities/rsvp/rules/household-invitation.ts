import type { EventMeals, MealEaters } from '#capabilities/guests/rules/event-choices.ts';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { Diet, Need } from '#capabilities/guests/rules/guest-needs.ts';
import type { GuestKind } from '#capabilities/guests/rules/household-choices.ts';
import type { InvitationStatus } from '#capabilities/guests/rules/invitation.ts';
import type { Question } from './questions.ts';
import type { Reply } from './reply.ts';
import type { ReplyWindow } from './reply-window.ts';

export type InvitedPerson = {
  uuid: string;
  firstName: string;
  lastName: string;
  kind: GuestKind;
  /** The first name of the person whose guest this is; '' for everybody else. */
  guestOf: string;
  /** Nobody has said who it is. */
  isOpen: boolean;
  diets: Diet[];
  dietNote: string;
  needs: Need[];
};

export type InvitedDish = { uuid: string; name: string; text: string; eaters: MealEaters };

export type InvitedEvent = {
  uuid: string;
  name: string;
  date: string | null;
  startsAt: string;
  endsAt: string;
  placeName: string;
  address: string;
  attire: string;
  text: string;
  asksReply: boolean;
  opensOn: string | null;
  /** The last day to answer, for this household. */
  answerBy: string | null;
  window: ReplyWindow;
  meals: EventMeals;
  dishes: InvitedDish[];
  /** Who of the household is invited, and what is known of each. */
  invited: { guestUuid: string; status: InvitationStatus; dishUuid: string | null }[];
};

/** All that a household sees of a wedding: its own people, and only the events they are invited to. */
export type HouseholdInvitation = {
  language: GuestLanguage;
  couple: { a: string; b: string };
  /** The couple’s own words; '' where they left ours. */
  greeting: string;
  contact: string;
  people: InvitedPerson[];
  events: InvitedEvent[];
  questions: Question[];
  /** What was typed and not sent. */
  draft: Reply | null;
  /** What was answered last, with the number of it. */
  sent: { receipt: string; at: string; note: string; answers: Reply['answers'] } | null;
  /** Where they sit, once the couple lets guests know: the people of one table of an event together. */
  tables: { eventUuid: string; guestUuids: string[]; number: number; label: string }[];
  /** A change that was asked for after the last day and is not decided. */
  waiting: boolean;
  /** Grows with every answer, so that two phones of one family cannot overwrite each other unseen. */
  version: number;
};
