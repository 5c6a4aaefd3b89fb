/** The specification's own: things that are shown or offered once. */
const ONE_TIME_FEATURES = 'enable_one_time_features';

/** Whether a vendor was asked about text messages. */
export const TEXT_MESSAGES_ASKED = 'text_message_opt_in_shown';

/** What can be noted about a person. Nothing else is kept, so that a settings table does not become a store of anything. */
export const USER_SETTING_KEYS = [ONE_TIME_FEATURES] as const;

/** The same of a vendor user, apart from what the person noted as a couple. */
export const VENDOR_SETTING_KEYS = [ONE_TIME_FEATURES, TEXT_MESSAGES_ASKED] as const;
export type VendorSettingKey = (typeof VENDOR_SETTING_KEYS)[number];
