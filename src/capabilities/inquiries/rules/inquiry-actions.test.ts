import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  INQUIRY_ACTIONS,
  type InquiryAction,
  type InquirySide,
  nextStep,
} from './inquiry-actions.ts';
import {
  type CloseEventType,
  INQUIRY_EVENT_TYPES,
  INQUIRY_STATUSES,
  type InquiryEventType,
  type InquiryStatus,
} from './inquiry-states.ts';

const SIDES: InquirySide[] = ['COUPLE', 'VENDOR', 'SYSTEM', 'STAFF'];

type Row = [
  InquiryStatus,
  InquiryAction,
  InquirySide,
  InquiryStatus,
  InquiryEventType | null,
  CloseEventType | null,
];

/** Everything that may happen, written out; whatever is not in here must not. */
const ALLOWED: Row[] = [
  ['PENDING', 'release', 'SYSTEM', 'NEW', null, null],
  ['PENDING', 'release', 'STAFF', 'NEW', null, null],
  ['PENDING', 'reject', 'STAFF', 'CLOSED', 'SYSTEM_DISMISS', 'DISMISS'],
  ['PENDING', 'withdraw', 'COUPLE', 'CLOSED', 'SYSTEM_COUPLE_CANCEL', 'CANCEL'],
  ['NEW', 'deliver', 'SYSTEM', 'READY', null, null],
  ['NEW', 'withdraw', 'COUPLE', 'CLOSED', 'SYSTEM_COUPLE_CANCEL', 'CANCEL'],
  ['READY', 'connect', 'VENDOR', 'CONNECTED', 'VENDOR_CONNECT', null],
  ['READY', 'decline', 'VENDOR', 'CLOSED', 'VENDOR_DECLINE', 'DECLINE'],
  ['READY', 'withdraw', 'COUPLE', 'CLOSED', 'SYSTEM_COUPLE_CANCEL', 'CANCEL'],
  ['READY', 'expire', 'SYSTEM', 'CLOSED', 'SYSTEM_EXPIRATION', 'EXPIRATION'],
  ['READY', 'nudge', 'COUPLE', 'READY', 'SYSTEM_COUPLE_NUDGE', null],
  ['READY', 'couple-message', 'COUPLE', 'READY', 'COUPLE_RESPONSE', null],
  ['CONNECTED', 'couple-message', 'COUPLE', 'CONNECTED', 'COUPLE_RESPONSE', null],
  ['CONNECTED', 'vendor-message', 'VENDOR', 'CONNECTED', 'VENDOR_RESPONSE', null],
  ['CONNECTED', 'book', 'COUPLE', 'BOOKED', 'SYSTEM_COUPLE_BOOK', null],
  ['CONNECTED', 'book', 'VENDOR', 'BOOKED', 'SYSTEM_VENDOR_BOOK', null],
  ['CONNECTED', 'close', 'COUPLE', 'CLOSED', 'SYSTEM_COUPLE_CANCEL', 'CANCEL'],
  ['CONNECTED', 'close', 'VENDOR', 'CLOSED', 'SYSTEM_VENDOR_CANCEL', 'CANCEL'],
  ['CONNECTED', 'dismiss', 'COUPLE', 'CLOSED', 'SYSTEM_DISMISS', 'DISMISS'],
  ['BOOKED', 'couple-message', 'COUPLE', 'BOOKED', 'COUPLE_RESPONSE', null],
  ['BOOKED', 'vendor-message', 'VENDOR', 'BOOKED', 'VENDOR_RESPONSE', null],
  ['BOOKED', 'unbook', 'COUPLE', 'CONNECTED', 'SYSTEM_COUPLE_CANCEL', null],
  ['BOOKED', 'unbook', 'VENDOR', 'CONNECTED', 'SYSTEM_VENDOR_CANCEL', null],
  ['BOOKED', 'close', 'COUPLE', 'CLOSED', 'SYSTEM_COUPLE_CANCEL', 'CANCEL'],
  ['BOOKED', 'close', 'VENDOR', 'CLOSED', 'SYSTEM_VENDOR_CANCEL', 'CANCEL'],
  ['BOOKED', 'dismiss', 'COUPLE', 'CLOSED', 'SYSTEM_DISMISS', 'DISMISS'],
];

const EVERY_QUESTION = INQUIRY_STATUSES.flatMap((status) =>
  INQUIRY_ACTIONS.flatMap((action) => SIDES.map((side) => ({ status, action, side }))),
);

function rowOf(status: InquiryStatus, action: InquiryAction, side: InquirySide): Row | undefined {
  return ALLOWED.find((row) => row[0] === status && row[1] === action && row[2] === side);
}

describe('what may happen to an inquiry', () => {
  it.each(EVERY_QUESTION)('$status, $action by $side', ({ status, action, side }) => {
    const row = rowOf(status, action, side);
    const step = row && { to: row[3], event: row[4], closesAs: row[5] };
    expect(nextStep(status, action, side)).toEqual(step);
  });

  it.each(INQUIRY_STATUSES.flatMap((status) => SIDES.map((side) => ({ status, side }))))(
    'offers $side nothing in $status that would be refused, and nothing less',
    ({ status, side }) => {
      const offered = actionsOf(status, side);
      expect(new Set(offered)).toEqual(
        new Set(INQUIRY_ACTIONS.filter((action) => nextStep(status, action, side) !== undefined)),
      );
    },
  );

  it('ends in CLOSED and nowhere else', () => {
    const ends = INQUIRY_STATUSES.filter((status) =>
      SIDES.every((side) => actionsOf(status, side).length === 0),
    );
    expect(ends).toEqual(['CLOSED']);
  });

  it('says how it ended whenever it ends', () => {
    for (const [status, action, side, to] of ALLOWED) {
      expect(nextStep(status, action, side)?.closesAs === null).toBe(to !== 'CLOSED');
    }
  });

  it('leaves only the first words and hellos to others', () => {
    const said = new Set(ALLOWED.map((row) => row[4]));
    expect(INQUIRY_EVENT_TYPES.filter((type) => !said.has(type))).toEqual([
      'COUPLE_OUTREACH',
      'VENDOR_OUTREACH',
    ]);
  });
});
