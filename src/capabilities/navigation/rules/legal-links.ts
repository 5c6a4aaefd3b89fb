import { companyPaths } from '#app/rules/company-paths.ts';
import { EXTERNAL } from './external-links.ts';
import type { NavLink } from './nav-item.ts';

export const LEGAL_LINKS: readonly NavLink[] = [
  { id: 'privacy', label: 'Privacy', href: companyPaths.privacy() },
  { id: 'terms', label: 'Terms', href: companyPaths.terms() },
  {
    id: 'privacy-center',
    label: 'Do Not Sell / Share My Personal Information',
    href: companyPaths.privacyCenter(),
  },
  { id: 'webaccessibility', label: 'Accessibility', href: companyPaths.accessibility() },
];

/** The vendor area's footer: the legal pages and the stamp of whoever reviews our accessibility. */
export const VENDOR_FOOTER_LINKS: readonly NavLink[] = [
  ...LEGAL_LINKS,
  {
    id: 'accessibility-reviewer',
    label: 'Accessibility review',
    href: EXTERNAL.accessibilityReviewer,
    opensInNewTab: true,
  },
];
