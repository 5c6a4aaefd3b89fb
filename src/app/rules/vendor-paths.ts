import { paths } from './paths.ts';

const BASE = paths.vendorLanding();

/** The vendor area. */
export const vendorPaths = {
  signUp: `${BASE}/signup`,
  onboard: `${BASE}/onboard`,
  dashboard: `${BASE}/dashboard`,
  listing: `${BASE}/listing`,
  calendar: `${BASE}/listing/calendar`,
  realWeddings: `${BASE}/listing/real-weddings`,
  preferredVendors: `${BASE}/listing/preferred-vendors`,
  badges: `${BASE}/listing/badges`,
  reviews: `${BASE}/reviews`,
  community: `${BASE}/community`,
  leadPreferences: `${BASE}/lead-preferences`,
  yourPlans: `${BASE}/your-plans`,
  selectPlan: `${BASE}/select-plan`,
  howPlansWork: `${BASE}/how-plans-work`,
  aboutPlans: `${BASE}/about-plans`,
  connectionProtection: `${BASE}/connection-protection-policy`,
  plansTerms: `${BASE}/plans-terms`,
  aboutCredits: `${BASE}/about-credits`,
  howCreditsWork: `${BASE}/how-credits-work`,
  howWePrice: `${BASE}/how-we-price`,
  purchaseHistory: `${BASE}/purchase-history`,
  balanceHistory: `${BASE}/purchase-history/balance-history`,
  checkout: `${BASE}/checkout`,
  boostListing: `${BASE}/boost-listing`,
  resources: `${BASE}/resources`,
  faq: `${BASE}/faq`,
  bestOfFaq: `${BASE}/best-of-faq`,
  userManagement: `${BASE}/user-management`,
  account: `${BASE}/account`,
  notifications: `${BASE}/account/notifications`,
  referAVendor: `${BASE}/refer-a-vendor`,
  /** Leads on to the first view of the list. */
  leads: `${BASE}/leads`,
} as const;
