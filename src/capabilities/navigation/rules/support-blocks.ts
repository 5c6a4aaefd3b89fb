import { companyPaths } from '#app/rules/company-paths.ts';
import type { NavLink } from './nav-item.ts';
import { sectionPaths } from './section-paths.ts';

export const SUPPORT_HEADLINE = 'Our team is always here to support you';

export type SupportFaq = { id: string; hed: string; dek: string };
export type SupportReview = { name: string; title: string; reviewText: string };
export type SupportContent = {
  faqs: readonly SupportFaq[];
  reviews: readonly SupportReview[];
  advice: readonly NavLink[];
};

export const SUPPORT_BLOCKS = [
  { name: 'faqs', label: 'FAQ' },
  { name: 'reviews', label: 'Reviews', readMore: companyPaths.coupleReviews() },
  { name: 'advice', label: 'Advice', readMore: sectionPaths.advice },
] as const satisfies readonly { name: keyof SupportContent; label: string; readMore?: string }[];

export type SupportBlockName = (typeof SUPPORT_BLOCKS)[number]['name'];

const ADVICE_LIMIT = 9;
const ADVICE_GROUP = 3;

/** At most nine links, three to a group. */
export function adviceGroups<T>(links: readonly T[]): T[][] {
  const shown = links.slice(0, ADVICE_LIMIT);
  const groups: T[][] = [];
  for (let start = 0; start < shown.length; start += ADVICE_GROUP) {
    groups.push(shown.slice(start, start + ADVICE_GROUP));
  }
  return groups;
}

/** The blocks that have something to say. */
export function filledBlocks(content: SupportContent): (typeof SUPPORT_BLOCKS)[number][] {
  return SUPPORT_BLOCKS.filter(({ name }) => content[name].length > 0);
}
