import { describe, expect, it } from 'vitest';
import { inquiryState } from './inquiry-state.ts';

const nobody = { user: undefined, worksHere: false, dayState: undefined, thread: null };
const couple = (date: string | null) => ({ isGuest: false, wedding: { date } });

describe('the panel', () => {
  it('is a visitor’s until it is known who looks, and a guest’s after that', () => {
    expect(inquiryState(nobody)).toEqual({ kind: 'visitor', isKnown: false });
    expect(inquiryState({ ...nobody, user: { isGuest: true, wedding: undefined } })).toEqual({
      kind: 'visitor',
      isKnown: true,
    });
  });

  it('is the owner’s own before anything else', () => {
    expect(inquiryState({ ...nobody, user: couple('2027-06-12'), worksHere: true })).toEqual({ kind: 'own' });
  });

  it('asks someone without a wedding for it', () => {
    expect(inquiryState({ ...nobody, user: { isGuest: false, wedding: undefined } })).toEqual({
      kind: 'without-wedding',
    });
  });

  it('tells a couple about their day as soon as the calendar has answered', () => {
    expect(inquiryState({ ...nobody, user: couple(null) })).toEqual({
      kind: 'couple',
      day: null,
      thread: null,
    });
    const asking = { ...nobody, user: couple('2027-06-12') };
    expect(inquiryState(asking)).toEqual({
      kind: 'couple',
      day: { date: '2027-06-12', state: 'UNASKED' },
      thread: null,
    });
    expect(inquiryState({ ...asking, dayState: 'TAKEN' })).toEqual({
      kind: 'couple',
      day: { date: '2027-06-12', state: 'TAKEN' },
      thread: null,
    });
  });

  it('leads a couple that already wrote to its conversation', () => {
    const thread = { uuid: '00000000-0000-4000-8000-000000000001', isUnread: true };
    expect(inquiryState({ ...nobody, user: couple(null), thread })).toMatchObject({ thread });
  });
});
