import { plural } from '#base/text.ts';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import { GUEST_LANGUAGE_NAMES, type GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { GuestMessage } from '../../contract/messages.contract.ts';
import { AUDIENCE_LABELS, type ReminderNumber } from '../../rules/messages/message-choices.ts';

export const REMINDER_TITLES: Readonly<Record<ReminderNumber, string>> = {
  1: 'First reminder',
  2: 'Last reminder',
};

/** What a message is called before anything is written. */
export function messageTitle({ kind, number, subject }: GuestMessage): string {
  if (number !== null) return REMINDER_TITLES[number];
  return subject || (kind === 'INVITATION' ? 'Invitation' : 'New message');
}

export function audienceWords(
  { audience, eventUuid }: Pick<GuestMessage, 'audience' | 'eventUuid'>,
  events: readonly Pick<GuestEvent, 'uuid' | 'name'>[],
): string {
  if (audience !== 'EVENT') return AUDIENCE_LABELS[audience];
  const event = events.find(({ uuid }) => uuid === eventUuid);
  return event ? `Everyone invited to ${event.name}` : 'The event is gone, so nobody gets it';
}

/** What has to be saved before anything goes out. */
export function unsavedWords(unsaved: readonly GuestLanguage[], languages: number): string {
  if (languages === 1) return 'Save your words first.';
  return `Save your words first: ${unsaved.map((language) => GUEST_LANGUAGE_NAMES[language]).join(', ')}.`;
}

/** ‘Jun 9, 2027, 10:00 AM EDT’: the clock where the wedding is, the same for everybody who plans it. */
export function momentIn(zone: string, at: string): string {
  return new Intl.DateTimeFormat('en-US', {
    ...{ month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZoneName: 'short',
    timeZone: zone,
  }).format(new Date(at));
}

/** Where a message stands, in a few words. */
export function standingWords({ state, goesOutAt, sentAt, counts }: GuestMessage, zone: string): string {
  switch (state) {
    case 'DRAFT':
      return 'Draft';
    case 'SCHEDULED':
      return goesOutAt ? `Goes out ${momentIn(zone, goesOutAt)}` : 'Its day has passed, so it won’t go out';
    case 'SENDING':
      return 'Going out now';
    case 'SENT':
      return [
        `Sent ${sentAt ? momentIn(zone, sentAt) : ''} to ${plural(counts.sent + counts.waiting + counts.failed, 'household')}`,
        ...(counts.failed > 0 ? [`${counts.failed} didn’t arrive`] : []),
        ...(counts.skipped > 0 ? [`${counts.skipped} skipped`] : []),
      ].join(' · ');
  }
}
