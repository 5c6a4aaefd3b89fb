import { plural } from '#base/text.ts';
import { websitePaths } from '#capabilities/websites/rules/paths.ts';
import type { WeddingAbility } from '#capabilities/weddings/rules/member-roles.ts';
import type { BestStep } from './vendor-steps.ts';

/** What guests find. A website that was forgotten is none. */
export type WebsiteStanding = 'NONE' | 'DRAFT' | 'PUBLISHED' | 'HIDDEN';

type WebsiteFacts = { website: WebsiteStanding; guests: number; allowed: readonly WeddingAbility[] };

function startWebsite(): BestStep {
  return {
    ...{ id: 'start-website', title: 'Start your wedding website', action: 'Choose a design' },
    href: websitePaths.manage(),
    reasons: ['Guests see when, where and how to get there', 'It begins with your names, date and place'],
  };
}

function publishWebsite({ website, guests }: WebsiteFacts): BestStep {
  const unseen = website === 'HIDDEN' ? 'It’s hidden from guests right now' : 'Your guests can’t see it yet';
  return {
    ...{ id: 'publish-website', title: 'Publish your wedding website', action: 'See your website' },
    href: websitePaths.manage(),
    reasons: [
      unseen,
      ...(guests > 0 ? [`${plural(guests, 'guest')} on your list will look for when and where`] : []),
      'You choose who can read it',
    ],
  };
}

/** What is to be done for guests to find one, by whoever may do it. */
export function websiteStep(facts: WebsiteFacts): BestStep | undefined {
  const { website, allowed } = facts;
  if (website === 'NONE') return allowed.includes('edit-website') ? startWebsite() : undefined;
  if (website === 'PUBLISHED' || !allowed.includes('publish-website')) return undefined;
  return publishWebsite(facts);
}
