export { protection } from './manifest.ts';
export { recordRefund } from './record-refund.ts';
