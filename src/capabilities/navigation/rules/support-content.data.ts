import { companyPaths } from '#app/rules/company-paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import type { NavLink } from './nav-item.ts';
import type { SupportContent } from './support-blocks.ts';

/** Pages of ours that can be read today. */
const ADVICE: readonly NavLink[] = [
  { id: 'together', label: 'How to plan it together', href: companyPaths.invite() },
  { id: 'advisor', label: 'What an advisor can do for you', href: companyPaths.advisor() },
  { id: 'phone', label: 'Planning from your phone', href: companyPaths.app() },
  { id: 'reviews', label: 'How reviews are checked', href: companyPaths.coupleReviews() },
  { id: 'lead-prices', label: 'What vendors pay, and why', href: vendorPaths.howWePrice },
  { id: 'returns', label: 'What can be returned, and when', href: companyPaths.returns() },
  { id: 'privacy', label: 'Your privacy choices', href: companyPaths.privacyCenter() },
  { id: 'accessibility', label: 'A site for everyone', href: companyPaths.accessibility() },
  { id: 'story', label: 'Why we are building this', href: companyPaths.about() },
];

/** Nobody has reviewed us yet, so nobody is quoted; an empty block is not shown. */
const NO_REVIEWS: SupportContent['reviews'] = [];

const COST = {
  id: 'cost',
  hed: 'What does Ampersand cost?',
  dek: 'Nothing. Couples plan for free and message vendors for free. Vendors pay when they choose to answer a couple, at a published price.',
};

/** For the home page. */
export const SUPPORT_CONTENT: SupportContent = {
  faqs: [
    {
      id: 'start',
      hed: 'How do I start?',
      dek: 'Create your account with an email address and a password. We ask a few things about the day on the way; every one of them can wait, and every answer can be changed.',
    },
    {
      id: 'partner',
      hed: 'How do I invite my partner?',
      dek: 'From your account settings, with their first name and email address. They get a link that works for 14 days, and then plan the same wedding with a login of their own.',
    },
    {
      id: 'who-sees',
      hed: 'Who can see our plans?',
      dek: 'The people you invited, each within their role. Your wedding has no public page and is not in any search engine. Only the two of you see your budget, and whoever you let see it.',
    },
    COST,
    {
      id: 'leave',
      hed: 'Can we take our data with us?',
      dek: 'Yes. Ask for a copy of everything in your settings, or delete your account there for good. Both take a minute.',
    },
  ],
  reviews: NO_REVIEWS,
  advice: ADVICE,
};

/** For the page where looking for vendors begins. */
export const VENDOR_SUPPORT_CONTENT: SupportContent = {
  faqs: [
    {
      id: 'find-vendors',
      hed: 'Can I find vendors here today?',
      dek: 'Yes. Search ten categories by place, date, price and style, save the ones you like to boards you both see, compare up to four side by side, and message up to five at a time.',
    },
    {
      id: 'rank',
      hed: 'How are vendors ranked?',
      dek: 'By fit to your date, place and budget, by quality and by freshness. Each result lists its reasons. Paid placement is labeled and kept apart from the usual order.',
    },
    {
      id: 'what-vendors-see',
      hed: 'What does a vendor see when we write to them?',
      dek: 'At first your first names, date, place, guest count, budget range and your message, with contact details hidden. Once the vendor answers and you’re connected, they see the rest.',
    },
    {
      id: 'no-answer',
      hed: 'What if a vendor never answers?',
      dek: 'You can send one reminder after three days. After 21 days without an answer the inquiry closes, and we suggest similar vendors.',
    },
    COST,
  ],
  reviews: NO_REVIEWS,
  advice: ADVICE,
};
