import type { UserContext } from '#capabilities/navigation/contract.ts';

/** As the call for unread inquiries names them. */
export type InquiryCounts = { unreadInquiries: number; unrespondedInquiries: number };

const NONE: InquiryCounts = { unreadInquiries: 0, unrespondedInquiries: 0 };

/** No inquiry can be sent yet, so nobody has one to answer. The inquiries capability asks its call here. */
export function useInquiryCounts(_user: UserContext | undefined): InquiryCounts {
  return NONE;
}
