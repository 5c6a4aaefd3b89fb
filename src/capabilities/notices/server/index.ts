export type { DigestPart, DigestReader } from './digest-part.ts';
export { listChosenListingSettings } from './listing-notifications.store.ts';
export { notices } from './manifest.ts';
export { composeNotice, type NoticeReader, type Outgoing, queueNotices } from './notice.ts';
export { listStorefrontReaders, listWeddingReaders } from './notice-readers.store.ts';
export { listChosenSettings } from './notification-settings.store.ts';
