export { type BookingMoney, readBookingMoney, saveBookingMoney } from './bookings/booking-money.ts';
export { budget } from './manifest.ts';
export { type Money, readMoney } from './money/read-money.ts';
export { type OpenPayment, readPaymentPlan } from './payments/payment-plan.store.ts';
