export { actAsVendor } from './act-as-vendor.ts';
export { bookAsVendor } from './booking/book-inquiry.ts';
export { listBookedDays } from './booking/booked-days.ts';
export { listOffers } from './booking/booking-steps.store.ts';
export { cancelAsVendor } from './booking/cancel-booking.ts';
export { confirmAsVendor } from './booking/confirm-booking.ts';
export { connectInquiry } from './delivery/connect-inquiry.ts';
export { frozenPrice } from './delivery/connect-price.ts';
export { demoCorrespondence } from './demo/write-correspondence.ts';
export { eachInTurn } from './each-in-turn.ts';
export { inquiries } from './manifest.ts';
export { markReadByVendor } from './mark-read.ts';
export { reportSpam } from './moderation/report-spam.ts';
export { enterAsCouple, enterAsVendor, inquiryMissing } from './policy.ts';
export { putOffInquiry } from './put-off-inquiry.ts';
export { withdrawQuote } from './quotes/withdraw-quote.ts';
export {
  readLine,
  readPreview,
  readQuote,
  readWords,
  vendorReader,
  type WordsReader,
  wordsInFull,
} from './read-words.ts';
export { type InquiryRow, lockInquiry } from './store.ts';
export {
  type CoupleInquiryRow,
  findInquiryOfMember,
  listOpenOfMember,
} from './threads/couple-reads.store.ts';
export { presentBookingFacts } from './threads/present-booking-facts.ts';
export { presentPage } from './threads/present-event.ts';
export { categoryOf, presentInquiry } from './threads/present-inquiry.ts';
export { presentRequest } from './threads/present-request.ts';
export { listThreadEvents, type ThreadEventRow } from './threads/threads.store.ts';
export { announceInquiry, leadsTopic } from './topics.ts';
export { writeAsVendor } from './write-message.ts';
