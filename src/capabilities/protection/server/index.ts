export { readLeadRefund } from './ask-for-refund.ts';
export { protection } from './manifest.ts';
export { recordRefund } from './record-refund.ts';
