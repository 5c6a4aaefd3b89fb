import type { NoticeSide } from '#capabilities/notices/rules/notice-side.ts';
import type { InquiryStatus } from '../../rules/inquiry-states.ts';
import { viewOf } from '../../rules/lead-views.ts';

export type LinkParts = { publicUrl: string };

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

export function storefrontUrl({ publicUrl }: LinkParts, category: string, slug: string): string {
  return `${publicUrl}/wedding-vendors/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`;
}
