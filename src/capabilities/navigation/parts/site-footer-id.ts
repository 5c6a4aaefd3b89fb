/** Where the menu button leads before a script runs. */
export const SITE_FOOTER_ID = 'site-footer';
