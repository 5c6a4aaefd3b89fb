import { COUPLE_SECTION_PAGES, VENDOR_SECTION_PAGES } from './section-pages.ts';

/** For the route table: every address that gets the section page, in the couple's shell … */
export const upcomingCouplePaths: readonly string[] = COUPLE_SECTION_PAGES.map(({ path }) => path);
/** … and in the vendor's. */
export const upcomingVendorPaths: readonly string[] = VENDOR_SECTION_PAGES.map(({ path }) => path);
export const upcomingPaths: readonly string[] = [...upcomingCouplePaths, ...upcomingVendorPaths];
