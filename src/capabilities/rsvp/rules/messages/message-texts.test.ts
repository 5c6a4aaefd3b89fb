import { describe, expect, it } from 'vitest';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { DINNER, RUTH, sampleInvitation, WALTER } from '../../testing/sample-invitation.ts';
import { letterOf } from './letter-of.ts';
import { maskAddress } from './mask-address.ts';
import { messageMachine } from './message-states.ts';
import { textIn } from './message-texts.ts';

const COUPLE = { a: 'Maya', b: 'Jonah' };
const HOTEL = { subject: 'The hotel', text: 'Book soon.' };
const HOTEL_ES = { subject: 'El hotel', text: 'Reserve pronto.' };

describe('what a household reads', () => {
  const message = { kind: 'MESSAGE', number: null, texts: { en: HOTEL, es: HOTEL_ES } } as const;

  it('is in its language, or in that of the wedding', () => {
    expect(textIn(message, 'es', { fallback: 'en', couple: COUPLE })).toBe(HOTEL_ES);
    expect(textIn(message, 'de', { fallback: 'en', couple: COUPLE })).toBe(HOTEL);
    expect(textIn(message, 'de', { fallback: 'fr', couple: COUPLE })).toBe(HOTEL);
  });

  it('is nothing while nobody has written anything', () => {
    expect(textIn({ ...message, texts: {} }, 'en', { fallback: 'en', couple: COUPLE })).toBeNull();
  });

  it('is our own in every language for invitations and reminders', () => {
    for (const kind of ['INVITATION', 'REMINDER'] as const)
      for (const number of [1, 2]) {
        const said = GUEST_LANGUAGES.map((language) =>
          textIn({ kind, number, texts: {} }, language, { fallback: 'en', couple: COUPLE }),
        );
        expect(new Set(said.map((text) => text?.text)).size).toBe(GUEST_LANGUAGES.length);
        for (const text of said) expect(text?.subject).toContain('Maya');
      }
  });

  it('is the couple’s own before ours', () => {
    const reminder = { kind: 'REMINDER', number: 1, texts: { en: HOTEL } } as const;
    expect(textIn(reminder, 'en', { fallback: 'en', couple: COUPLE })).toBe(HOTEL);
    // Ours in Spanish is better than theirs in English.
    expect(textIn(reminder, 'es', { fallback: 'en', couple: COUPLE })?.text).toContain('respuesta');
  });
});

describe('a letter', () => {
  const invitation = sampleInvitation([RUTH, WALTER], [DINNER]);

  it('greets by name, keeps paragraphs and lines, and says until when', () => {
    const letter = letterOf(invitation, { subject: 'S', text: 'One.\nStill one.\n\n\nTwo.' });
    expect(letter.greeting).toMatch(/^Dear .+,$/);
    expect(letter.paragraphs.slice(0, 2)).toEqual(['One.\nStill one.', 'Two.']);
    expect(letter.foot).toContain(invitation.couple.a);
  });

  it('says nothing of a last day to who has answered', () => {
    const answered = {
      ...invitation,
      events: invitation.events.map((event) => ({
        ...event,
        invited: event.invited.map((one) => ({ ...one, status: 'ATTENDING' as const })),
      })),
    };
    expect(letterOf(answered, HOTEL).paragraphs).toEqual(['Book soon.']);
    expect(letterOf(answered, HOTEL).action).toBe('Open my invitation');
  });
});

describe('a message', () => {
  it('goes out only by approval, and is not called back', () => {
    expect(messageMachine.next('DRAFT', 'start')).toBeUndefined();
    expect(messageMachine.next('DRAFT', 'approve')).toBe('SCHEDULED');
    expect(messageMachine.next('SCHEDULED', 'save')).toBeUndefined();
    expect(messageMachine.next('SCHEDULED', 'cancel')).toBe('DRAFT');
    expect(messageMachine.next('SENDING', 'cancel')).toBeUndefined();
    expect(messageMachine.isFinal('SENT')).toBe(true);
  });
});

it.each([
  ['ruth@example.com', 'r•••@example.com'],
  ['🎉party@example.com', '🎉•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['nonsense', '•••'],
])('%s is shown as %s', (address, expected) => {
  expect(maskAddress(address)).toBe(expected);
});
