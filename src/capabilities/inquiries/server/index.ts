export { inquiries } from './manifest.ts';
export { copyInquiries, copySavedReplies, findDemoCouple, listDemoVendors } from './world.store.ts';
