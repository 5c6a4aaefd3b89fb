import { withQuery } from '#app/rules/with-query.ts';

/** What mails lead to, and the button that ends a session. */
export const identityPaths = {
  logOut: () => '/account/logout',
  resetPassword: (token: string) => withQuery('/account/reset-password', { token }),
  verifyEmail: (token: string) => withQuery('/account/verify-email', { token }),
  confirmEmailChange: (token: string) => withQuery('/account/confirm-email-change', { token }),
  cancelEmailChange: (token: string) => withQuery('/account/cancel-email-change', { token }),
};
