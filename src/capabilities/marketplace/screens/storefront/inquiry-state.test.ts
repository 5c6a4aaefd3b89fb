import { describe, expect, it } from 'vitest';
import { inquiryState } from './inquiry-state.ts';

const nobody = { user: undefined, worksHere: false, dayState: undefined };
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
    expect(inquiryState({ ...nobody, user: couple(null) })).toEqual({ kind: 'couple', day: null });
    const asking = { ...nobody, user: couple('2027-06-12') };
    expect(inquiryState(asking)).toEqual({ kind: 'couple', day: { date: '2027-06-12', state: 'UNASKED' } });
    expect(inquiryState({ ...asking, dayState: 'TAKEN' })).toEqual({
      kind: 'couple',
      day: { date: '2027-06-12', state: 'TAKEN' },
    });
  });
});
