export { type BookingMoney, readBookingMoney, saveBookingMoney } from './bookings/booking-money.ts';
export { budget } from './manifest.ts';
export {
  type Money,
  type NextPayment,
  readMoney,
  readVendorLines,
  type VendorLine,
} from './money/read-money.ts';
