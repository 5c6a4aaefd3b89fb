/** What capabilities have in the account settings: one line each. */
export { identitySettings } from './capabilities/identity/screens/settings/identity-settings.ts';
export { noticeSettings } from './capabilities/notices/screens/settings/notice-settings.ts';
export { weddingSettings } from './capabilities/weddings/screens/settings/wedding-settings.ts';
