import { vendorPaths } from '#app/rules/vendor-paths.ts';
import type { NavLink } from './nav-item.ts';

export type Announcement = { text: string; link: Pick<NavLink, 'label' | 'href'> };

/** What stands above the header of the vendor area while the flag `enableVendorAnnouncements` is on. */
export const VENDOR_ANNOUNCEMENT: Announcement = {
  text: 'Every lead comes with a receipt that shows how its price came about.',
  link: { label: 'See how we price', href: vendorPaths.howWePrice },
};
