/** What an address that is not confirmed yet is told, the same everywhere: what to do, where the link is, how to get another. */
export const CONFIRM_EMAIL = 'Confirm your email';
export const RESEND_LINK = 'Resend link';

export function linkSentTo(email: string): string {
  return `We sent a link to ${email}.`;
}
