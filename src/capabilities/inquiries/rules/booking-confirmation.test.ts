import { expect, it } from 'vitest';
import { awaitsConfirmation, mustConfirmEnd } from './booking-confirmation.ts';

const booked = { status: 'BOOKED', bookedBy: 'COUPLE', bookingConfirmedAt: null } as const;
const confirmed = { ...booked, bookingConfirmedAt: new Date() };

it('who booked may take it back as long as nobody has confirmed it', () => {
  expect(mustConfirmEnd(booked, 'COUPLE')).toBe(false);
  expect(mustConfirmEnd(booked, 'VENDOR')).toBe(true);
  expect(mustConfirmEnd(confirmed, 'COUPLE')).toBe(true);
  expect(mustConfirmEnd({ ...booked, bookedBy: null }, 'COUPLE')).toBe(true);
  expect(mustConfirmEnd({ ...confirmed, status: 'CONNECTED' }, 'VENDOR')).toBe(false);
});

it('the other side is asked until it has answered', () => {
  expect(awaitsConfirmation(booked, 'VENDOR')).toBe(true);
  expect(awaitsConfirmation(booked, 'COUPLE')).toBe(false);
  expect(awaitsConfirmation(confirmed, 'VENDOR')).toBe(false);
  expect(awaitsConfirmation({ ...booked, status: 'CLOSED' }, 'VENDOR')).toBe(false);
});
