import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { sectionPaths } from './section-paths.ts';
import type { SectionGroup } from './section-text.ts';

const area = 'vendor-area';

/** Everything vendors can be led to that has no screen of its own yet. */
export const VENDOR_SECTIONS: readonly SectionGroup[] = [
  {
    area,
    icon: 'inbox',
    pages: {
      [sectionPaths.browseCouples]: {
        title: 'Couples to greet',
        text: 'Couples who agreed to hear from vendors and who fit your place, date and price. You will send a short hello, and they will decide whether to talk.',
      },
      [sectionPaths.invitedCouples]: {
        title: 'Hellos sent',
        text: 'The couples you have written to first, and what became of it. A couple that accepts will appear among your conversations.',
      },
    },
  },
  {
    area,
    icon: 'store',
    pages: {
      [vendorPaths.community]: {
        title: 'Suggest alternate vendors',
        text: 'When you are booked, you will be able to name colleagues who may be free. A couple will see them beside your answer.',
      },
    },
  },
  {
    area,
    icon: 'sliders-horizontal',
    pages: {
      [vendorPaths.leadPreferences]: {
        title: 'Lead preferences',
        text: 'Which leads you want: dates, distance, budget and number of guests. You will also set how many credits you are willing to spend in a week.',
      },
    },
  },
  {
    area,
    icon: 'rocket',
    pages: {
      [vendorPaths.boostListing]: {
        title: 'Boost listing',
        text: 'A paid place above the results in your market, always marked as featured. It will not change where your listing ranks otherwise.',
      },
    },
  },
];
