import type { Household } from '#capabilities/guests/contract.ts';
import { type Addressed, hasToAnswer, isInAudience } from './audience.ts';
import type { MessageKind } from './message-choices.ts';

export const SKIP_REASONS = ['ANSWERED', 'NO_ADDRESS', 'STOPPED', 'SAME_ADDRESS'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export const SKIP_LABELS: Readonly<Record<SkipReason, string>> = {
  ANSWERED: 'Answered before it went out',
  NO_ADDRESS: 'No email address',
  STOPPED: 'Asked for no more email',
  SAME_ADDRESS: 'Another household has the same address',
};

export type PlannedRecipient = { householdUuid: string; address: string; skip: SkipReason | null };

/** The first address of the household that somebody gave: one letter goes to each. */
export function emailOf({ people }: { people: readonly { email: string }[] }): string {
  return people.find(({ email }) => email !== '')?.email ?? '';
}

export function foldAddress(address: string): string {
  return address.toLowerCase();
}

type Listed = Pick<Household, 'uuid' | 'list' | 'people'>;
type Known = {
  /** Folded addresses whose owners want nothing more. */
  stopped: ReadonlySet<string>;
  /** Folded addresses that have this message already. */
  used: ReadonlySet<string>;
};

/** Who of these households gets a message, and who does not and why. Whom it is not for is not named at all. */
export function planRecipients(
  households: readonly Listed[],
  events: Parameters<typeof isInAudience>[1],
  message: Addressed & { kind: MessageKind },
  { stopped, used }: Known,
): PlannedRecipient[] {
  const taken = new Set(used);
  return households.flatMap((household): PlannedRecipient[] => {
    if (household.list !== 'INVITED') return [];
    const address = emailOf(household);
    const planned = (skip: SkipReason | null) => [{ householdUuid: household.uuid, address, skip }];
    if (message.kind === 'REMINDER' && !hasToAnswer(household, events))
      return isInAudience(household, events, { audience: 'EVERYONE', eventUuid: null })
        ? planned('ANSWERED')
        : [];
    if (!isInAudience(household, events, message)) return [];
    if (address === '') return planned('NO_ADDRESS');
    if (stopped.has(foldAddress(address))) return planned('STOPPED');
    if (taken.has(foldAddress(address))) return planned('SAME_ADDRESS');
    taken.add(foldAddress(address));
    return planned(null);
  });
}
