import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIETS, NEEDS } from '#capabilities/guests/rules/guest-needs.ts';
import {
  BRUNCH,
  DINNER,
  GUEST,
  MIA,
  RUTH,
  sampleInvitation,
  WALTER,
} from '../../testing/sample-invitation.ts';
import { fittingReply, knownReply } from '../fitting-reply.ts';
import type { Question } from '../questions.ts';
import { REPLY_STATUSES, type Reply } from '../reply.ts';
import { LONGEST_PACKED, packReply, unpackReply } from './packed-reply.ts';

const SONG: Question = {
  uuid: 'song',
  scope: 'HOUSEHOLD',
  kind: 'SONG',
  label: 'A song?',
  options: [],
  isRequired: false,
  showWhen: { kind: 'ALWAYS' },
};
const BUS: Question = { ...SONG, uuid: 'bus', scope: 'GUEST', kind: 'YES_NO', label: 'The bus?' };
const INVITATION = sampleInvitation([RUTH, WALTER, MIA, GUEST], [DINNER, BRUNCH], { questions: [SONG, BUS] });

const words = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.normalize('NFC').trim());
const replies: fc.Arbitrary<Reply> = fc
  .record({
    people: fc.tuple(
      ...INVITATION.people.map(({ uuid }) =>
        fc.record({
          guestUuid: fc.constant(uuid),
          firstName: fc.constantFrom('', 'Sam', 'Zoë'),
          lastName: fc.constantFrom('', 'Núñez'),
          diets: fc.subarray([...DIETS]),
          dietNote: words,
          needs: fc.subarray([...NEEDS]),
          events: fc.tuple(
            ...INVITATION.events.map((event) =>
              fc.record({
                eventUuid: fc.constant(event.uuid),
                status: fc.constantFrom(...REPLY_STATUSES),
                dishUuid: fc.constantFrom(null, ...event.dishes.map((dish) => dish.uuid)),
              }),
            ),
          ),
        }),
      ),
    ),
    answers: fc.uniqueArray(
      fc.record({
        questionUuid: fc.constantFrom('song', 'bus'),
        guestUuid: fc.constantFrom(null, 'ruth', 'guest'),
        values: fc.array(words, { maxLength: 3 }),
      }),
      { selector: ({ questionUuid, guestUuid }) => `${questionUuid} ${guestUuid}`, maxLength: 6 },
    ),
    note: words,
    email: fc.constantFrom('', 'ruth@example.com'),
  })
  .map((reply) => fittingReply(INVITATION, reply));

describe('a reply in an address', () => {
  it('comes back as it went', () => {
    fc.assert(
      fc.property(replies, (reply) => {
        const packed = packReply(INVITATION, reply);
        expect(packed).toMatch(/^[\w-]+$/);
        if (packed.length <= LONGEST_PACKED) expect(unpackReply(INVITATION, packed)).toEqual(reply);
      }),
    );
  });

  it('is short: a family of four with two events fits into 400 letters', () => {
    expect(packReply(INVITATION, knownReply(INVITATION)).length).toBeLessThan(400);
  });

  it('is whatever is known where it was tampered with, and never throws', () => {
    const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const known = knownReply(INVITATION);
    for (const packed of [
      '',
      '!',
      'x'.repeat(LONGEST_PACKED + 1),
      pack(null),
      pack({ people: 1 }),
      pack([[]]),
    ])
      expect(unpackReply(INVITATION, packed)).toEqual(known);
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (person, answer, note) => {
        const reply = unpackReply(INVITATION, pack([[person, person, person, person], [answer], note, note]));
        expect(reply.people.map(({ guestUuid }) => guestUuid)).toEqual(['ruth', 'walter', 'mia', 'guest']);
        expect(fittingReply(INVITATION, reply)).toEqual(reply);
      }),
    );
  });

  it('cannot rename somebody who has a name', () => {
    const known = knownReply(INVITATION);
    const renamed = { ...known, people: known.people.map((person) => ({ ...person, firstName: 'Eve' })) };
    const names = unpackReply(INVITATION, packReply(INVITATION, renamed)).people.map((one) => one.firstName);
    expect(names).toEqual(['Ruth', 'Walter', 'Mia', 'Eve']);
  });
});
