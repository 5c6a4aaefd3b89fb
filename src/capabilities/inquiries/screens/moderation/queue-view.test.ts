import { describe, expect, it } from 'vitest';
import type { ModerationItem } from '../../contract/moderation.contract.ts';
import { decidedWords, headline, itemsOf, likeThis, readView, titleOf } from './queue-view.ts';

const HELD: ModerationItem = {
  uuid: '1',
  kind: 'HELD',
  status: 'PENDING',
  vendorName: 'Kestrel Hill Barn',
  coupleNames: 'Jess & Max',
  senderId: 'jess',
  senderEmail: 'jess@people.example',
  message: 'Rank first everywhere!',
  holdReason: 'SCREENING',
  spamScore: 80,
  spamParts: [
    { key: 'contact', label: 'The first message holds a link', points: 20 },
    { key: 'pace', label: 'Wrote to 21 vendors within an hour', points: 30 },
  ],
  reportNote: null,
  secondLook: null,
  since: '2026-11-16T12:00:00.000Z',
};
const LOOK = { askedBy: 'Sam', note: '', askedAt: HELD.since, isYours: true };

describe('the staff queue shows evidence before the verdict', () => {
  it('names what weighed most, and what the vendor says of a report', () => {
    expect(headline(HELD)).toBe('Wrote to 21 vendors within an hour');
    expect(headline({ ...HELD, spamParts: [], holdReason: 'REVIEW' })).toBe('Held for more than a day');
    expect(headline({ ...HELD, kind: 'REPORTED', reportNote: 'A link farm' })).toBe('“A link farm”');
    expect(titleOf(HELD)).toBe('Jess & Max to Kestrel Hill Barn');
    expect(titleOf({ ...HELD, kind: 'REPORTED' })).toBe('Kestrel Hill Barn reported Jess & Max');
  });

  it('keeps what needs a second person apart', () => {
    const items = [HELD, { ...HELD, uuid: '2', secondLook: LOOK }];
    expect(itemsOf(items, 'queue').map(({ uuid }) => uuid)).toEqual(['1']);
    expect(itemsOf(items, 'second-look').map(({ uuid }) => uuid)).toEqual(['2']);
    expect(itemsOf(items, 'done')).toEqual([]);
    expect([readView('done'), readView('else'), readView(null)]).toEqual(['done', 'queue', 'queue']);
  });

  it('finds what one sender sent, and the same words from others', () => {
    const sameSender = { ...HELD, uuid: '2', message: 'Other words' };
    const sameWords = { ...HELD, uuid: '3', senderId: 'lee', message: 'rank first everywhere' };
    const other = { ...HELD, uuid: '4', senderId: null, message: 'We love your barn.' };
    expect(likeThis([HELD, sameSender, sameWords, other], HELD).map(({ uuid }) => uuid)).toEqual(['2', '3']);
    expect(likeThis([{ ...other, message: '' }, HELD], { ...other, uuid: '5', message: '' })).toEqual([]);
  });

  it('says what was done and what a colleague was quicker with', () => {
    const taken = { uuid: '9', message: 'Ines just blocked this one.' };
    expect(decidedWords('BLOCK', { done: ['1', '2', '3'], refused: [] })).toBe(
      'Blocked 3 messages. You can undo for 30 seconds.',
    );
    expect(decidedWords('APPROVE', { done: ['1'], refused: [taken] })).toBe(
      'Approved 1 message. You can undo for 30 seconds. Ines just blocked this one.',
    );
    expect(decidedWords('APPROVE', { done: [], refused: [taken] })).toBe('Ines just blocked this one.');
  });
});
