import type { InquiryStatus } from '../rules/inquiry-states.ts';
import { viewOf } from '../rules/lead-views.ts';
import type { NoticeSide } from '../rules/notice-occasions.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

export type LinkParts = { publicUrl: string; secret: string };

/** Addresses in mails, as people reach them from outside. */
export function threadUrl(
  { publicUrl }: LinkParts,
  to: NoticeSide,
  { uuid, status }: { uuid: string; status: InquiryStatus },
): string {
  if (to === 'COUPLE') return `${publicUrl}/wedding-vendors/inquiries/${uuid}`;
  return `${publicUrl}/inspire/vendors/leads/${viewOf(status)}/${uuid}`;
}

export function inboxUrl({ publicUrl }: LinkParts, to: NoticeSide): string {
  return to === 'COUPLE'
    ? `${publicUrl}/wedding-vendors/inquiries`
    : `${publicUrl}/inspire/vendors/leads/ready`;
}

export function settingsUrl({ publicUrl }: LinkParts): string {
  return `${publicUrl}/account/notifications`;
}

export function unsubscribeUrl({ publicUrl, secret }: LinkParts, userId: string, side: NoticeSide): string {
  return `${publicUrl}/account/unsubscribe/${encodeURIComponent(unsubscribeToken(secret, userId, side))}`;
}

export function storefrontUrl({ publicUrl }: LinkParts, category: string, slug: string): string {
  return `${publicUrl}/wedding-vendors/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`;
}
