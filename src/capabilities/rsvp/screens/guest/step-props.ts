import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { GuestWords } from '../../rules/guest-words.ts';
import type { HouseholdInvitation } from '../../rules/household-invitation.ts';
import type { Reply } from '../../rules/reply.ts';

/** What every screen of the reply is given. */
export type StepProps<Step> = {
  words: GuestWords;
  language: GuestLanguage;
  invitation: HouseholdInvitation;
  reply: Reply;
  step: Step;
  /** What was missing when it was sent. */
  problem: string | undefined;
};
