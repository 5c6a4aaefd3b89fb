/** Tells the other side of one event by mail or text message. */
export const NOTIFY_TASK = 'inquiries.notify';
/** Prices and hands over one inquiry that was cleared. */
export const DELIVER_TASK = 'inquiries.deliver';
/** Lets go what waited for this person's e-mail address. */
export const RELEASE_SENDER_TASK = 'inquiries.release-sender';
export const REFRESH_LEAD_SEARCH_TASK = 'inquiries.refresh-lead-search';
/** Tells a vendor that a lead ends soon. */
export const WARN_EXPIRATION_TASK = 'inquiries.warn-expiration';
