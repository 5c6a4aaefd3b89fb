export { type BookingMoney, readBookingMoney, saveBookingMoney } from './bookings/booking-money.ts';
export { budget } from './manifest.ts';
