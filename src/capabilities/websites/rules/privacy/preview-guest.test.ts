import { describe, expect, it } from 'vitest';
import { invitedAs } from './preview-guest.ts';

const EVENTS = [
  { uuid: 'wedding', invitesNew: true },
  { uuid: 'rehearsal', invitesNew: false },
  { uuid: 'brunch', invitesNew: false },
];

describe('invitedAs', () => {
  it('takes a guest of one event to what everybody is invited to as well', () => {
    expect(invitedAs(EVENTS, { invitedTo: 'rehearsal' })).toEqual(new Set(['wedding', 'rehearsal']));
    expect(invitedAs(EVENTS, { invitedTo: 'wedding' })).toEqual(new Set(['wedding']));
  });

  it('keeps whoever misses one from that one alone', () => {
    expect(invitedAs(EVENTS, { notInvitedTo: 'rehearsal' })).toEqual(new Set(['wedding', 'brunch']));
    expect(invitedAs(EVENTS, { notInvitedTo: 'wedding' })).toEqual(new Set(['rehearsal', 'brunch']));
  });

  it('knows nobody of an event that is not theirs', () => {
    expect(invitedAs(EVENTS, { invitedTo: 'another' })).toBeNull();
    expect(invitedAs(EVENTS, { notInvitedTo: 'another' })).toBeNull();
    expect(invitedAs(EVENTS, {})).toBeNull();
  });
});
