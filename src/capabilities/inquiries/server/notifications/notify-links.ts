import { paths } from '#app/rules/paths.ts';
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
  if (to === 'COUPLE') return `${publicUrl}${paths.thread(uuid)}`;
  return `${publicUrl}${paths.leads(viewOf(status), uuid)}`;
}

export function inboxUrl({ publicUrl }: LinkParts, to: NoticeSide): string {
  return publicUrl + (to === 'COUPLE' ? paths.inbox() : paths.leads());
}

export function storefrontUrl({ publicUrl }: LinkParts, category: string, slug: string): string {
  return publicUrl + paths.storefront(category, slug);
}
