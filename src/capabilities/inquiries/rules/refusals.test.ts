import { expect, it } from 'vitest';
import { INQUIRY_ACTIONS } from './inquiry-actions.ts';
import { CLOSE_EVENT_TYPES, INQUIRY_STATUSES } from './inquiry-states.ts';
import { refusalOf } from './refusals.ts';

it('says how the inquiry stands, whatever was tried', () => {
  for (const status of INQUIRY_STATUSES.filter((each) => each !== 'CLOSED')) {
    for (const action of INQUIRY_ACTIONS) {
      expect(refusalOf({ status, closeEventType: null }, action)).toMatch(/^This |^The vendor .+\.$/);
    }
  }
});

it('tells an ended one by its end, and a booking that is none', () => {
  const texts = CLOSE_EVENT_TYPES.map((closeEventType) =>
    refusalOf({ status: 'CLOSED', closeEventType }, 'connect'),
  );
  expect(texts).toEqual([
    'The vendor has declined this inquiry.',
    'This inquiry was closed.',
    'This inquiry has expired.',
    'This inquiry was closed.',
  ]);
  expect(refusalOf({ status: 'CONNECTED', closeEventType: null }, 'unbook')).toBe(
    'This vendor is not booked.',
  );
});
