import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { upcomingCouplePaths, upcomingVendorPaths } from './capabilities/navigation/rules/upcoming-paths.ts';

const SECTION = './capabilities/navigation/screens/section.route.tsx';

/**
 * Sections the navigation names and no screen serves yet: one page says honestly what each will be. One route for all
 * that begin alike, since every page matches every route; the page itself answers 404 where there is no section.
 */
function sections(paths: readonly string[], depth: number) {
  const beginnings = new Set(
    paths.map((path) =>
      path
        .split('/')
        .slice(1, 1 + depth)
        .join('/'),
    ),
  );
  return [...beginnings].map((beginning) => route(`${beginning}/*`, SECTION, { id: `section:${beginning}` }));
}

/** Every URL of the product, in one table. */
export default [
  route('manifest.webmanifest', './app/manifest.route.ts'),
  route('robots.txt', './app/robots.route.ts'),
  route('sitemap.xml', './capabilities/marketplace/screens/sitemap-index.route.ts'),
  route('sitemaps/:file', './capabilities/marketplace/screens/sitemap.route.ts'),
  route('account/start', './capabilities/navigation/screens/start.route.ts'),
  route('inspiration/feed.xml', './capabilities/inspiration/screens/feed.route.ts'),
  route('account/logout', './capabilities/identity/screens/log-out.route.ts'),
  route('r', './capabilities/rsvp/screens/open-code.route.tsx'),
  route('r/stop/:token', './capabilities/rsvp/screens/stop-mail.route.tsx'),
  route('r/:code', './capabilities/rsvp/screens/household.route.tsx'),
  route('r/:code/:step', './capabilities/rsvp/screens/reply-step.route.tsx'),
  route(
    'wedding-planning/guests/rsvp/rehearsal/:household',
    './capabilities/rsvp/screens/rehearsed-household.route.tsx',
  ),
  route(
    'wedding-planning/guests/rsvp/rehearsal/:household/:step',
    './capabilities/rsvp/screens/rehearsed-step.route.tsx',
  ),
  route('sheet/:token', './capabilities/rsvp/screens/sheet.route.tsx'),
  route('sandbox-pay/:token', './capabilities/payments/screens/sandbox-pay.route.tsx'),
  route('s/:code', './capabilities/rsvp/screens/shared-link.route.tsx'),
  route('s/:code/:way', './capabilities/rsvp/screens/shared-way.route.tsx'),
  layout('./shells/public-shell.tsx', [
    index('./capabilities/home/screens/home.route.tsx'),
    route('your-wedding', './capabilities/home/screens/your-wedding.route.tsx'),
    route('wedding-vendors', './capabilities/marketplace/screens/vendors.route.tsx'),
    route('wedding-vendors/find', './capabilities/marketplace/screens/find.route.tsx'),
    route('wedding-vendors/how-we-rank', './capabilities/marketplace/screens/search/how-we-rank.route.tsx'),
    route(
      'wedding-vendors/search/:search',
      './capabilities/marketplace/screens/search/place-search.route.tsx',
    ),
    route('wedding-vendors/near-me/:category', './capabilities/marketplace/screens/search/near-me.route.tsx'),
    route('wedding-vendors/inquiries', './capabilities/inquiries/screens/inbox.route.tsx'),
    route('wedding-vendors/inquiries/active', './capabilities/inquiries/screens/inbox.route.tsx', {
      id: 'inbox:active',
    }),
    route('wedding-vendors/inquiries/booked', './capabilities/bookings/screens/booked.route.tsx'),
    route('wedding-vendors/inquiries/compare', './capabilities/inquiries/screens/compare-quotes.route.tsx'),
    route('wedding-vendors/inquiries/new', './capabilities/inquiries/screens/new-inquiry.route.tsx'),
    route('wedding-vendors/inquiries/:uuid', './capabilities/inquiries/screens/thread.route.tsx'),
    route('wedding-vendors/:category', './capabilities/marketplace/screens/search/category-search.route.tsx'),
    route(
      'wedding-vendors/:category/:slug',
      './capabilities/marketplace/screens/storefront/storefront.route.tsx',
    ),
    route(
      'wedding-vendors/:category/:slug/preview',
      './capabilities/marketplace/screens/storefront/preview.route.tsx',
    ),
    route('favorites/home', './capabilities/favorites/screens/home.route.tsx'),
    route('favorites/vendors', './capabilities/favorites/screens/vendors.route.tsx'),
    route('favorites/compare', './capabilities/favorites/screens/compare.route.tsx'),
    route('favorites/boards/:uuid', './capabilities/favorites/screens/board.route.tsx'),
    route('favorites/shared/:token', './capabilities/favorites/screens/shared-board.route.tsx'),
    route('wedding/onboard/favorite-vendor', './capabilities/favorites/screens/onboarding.route.tsx'),
    route('wedding-planning/calendar', './capabilities/agenda/screens/calendar.route.tsx'),
    route('wedding-budget', './capabilities/budget/screens/budget.route.tsx'),
    route('wedding-planning/checklist', './capabilities/checklist/screens/checklist.route.tsx'),
    route('wedding-planning/guests', './capabilities/guests/screens/guests.route.tsx'),
    route('wedding-planning/guests/build', './capabilities/guests/screens/build.route.tsx'),
    route('wedding-planning/guests/envelopes', './capabilities/guests/screens/envelopes.route.tsx'),
    route('wedding-planning/guests/events', './capabilities/guests/screens/events.route.tsx'),
    route('wedding-planning/guests/rsvp/sheets', './capabilities/rsvp/screens/sheets.route.tsx'),
    route('wedding-planning/guests/import/:uuid', './capabilities/guests/screens/import.route.tsx'),
    route('wedding-planning/guests/super-link', './capabilities/rsvp/screens/super-link.route.tsx'),
    route('wedding-planning/guests/rsvp/desk', './capabilities/rsvp/screens/reply-desk.route.tsx'),
    route('wedding-planning/guests/rsvp', './capabilities/rsvp/screens/replies.route.tsx'),
    route('wedding-planning/guests/rsvp/rehearsal', './capabilities/rsvp/screens/rehearsal.route.tsx'),
    route(
      'wedding-planning/guests/rsvp-notifications',
      './capabilities/rsvp/screens/notifications.route.tsx',
    ),
    route(
      'wedding-planning/guests/rsvp-notifications/:uuid',
      './capabilities/rsvp/screens/message.route.tsx',
    ),
    route('wedding-planning/guests/rsvp/form', './capabilities/rsvp/screens/reply-form.route.tsx'),
    route('inspiration', './capabilities/inspiration/screens/inspiration.route.tsx'),
    route('inspiration/wedding', './capabilities/inspiration/screens/weddings.route.tsx'),
    route('inspiration/wedding/:slug', './capabilities/inspiration/screens/wedding.route.tsx'),
    route('inspiration/photo', './capabilities/inspiration/screens/photos.route.tsx'),
    route('inspiration/photo/:slug', './capabilities/inspiration/screens/photo.route.tsx'),
    route('account', './capabilities/identity/screens/account.route.tsx'),
    route('account/login', './capabilities/identity/screens/login.route.tsx'),
    route('account/forgot-password', './capabilities/identity/screens/forgot-password.route.tsx'),
    route('account/reset-password', './capabilities/identity/screens/reset-password.route.tsx'),
    route('account/verify-email', './capabilities/identity/screens/verify-email.route.tsx'),
    route('account/confirm-email-change', './capabilities/identity/screens/confirm-email-change.route.tsx'),
    route('account/cancel-email-change', './capabilities/identity/screens/cancel-email-change.route.tsx'),
    route('account/settings', './capabilities/settings/screens/settings.route.tsx'),
    route('account/notifications', './capabilities/notices/screens/notifications.route.tsx'),
    route('account/unsubscribe/:token', './capabilities/notices/screens/unsubscribe.route.tsx'),
    route('support/inquiries', './capabilities/inquiries/screens/moderation.route.tsx'),
    route('support/listings', './capabilities/listings/screens/support-listings.route.tsx'),
    route('support/listings/:uuid', './capabilities/listings/screens/support-listing.route.tsx'),
    route('support/claims', './capabilities/claims/screens/support-claims.route.tsx'),
    route('support/lead-refunds', './capabilities/protection/screens/support-lead-refunds.route.tsx'),
    route('support/credits', './capabilities/protection/screens/support-credits.route.tsx'),
    route('support/credits/:uuid', './capabilities/protection/screens/support-credit-account.route.tsx'),
    route('support/promos', './capabilities/plans/screens/support-promos.route.tsx'),
    route('support/payments', './capabilities/protection/screens/support-payments.route.tsx'),
    route('support/people', './capabilities/identity/screens/support-people.route.tsx'),
    route('wedding/onboard/wedding-planning', './capabilities/weddings/screens/onboarding.route.tsx'),
    route('invitation/:token', './capabilities/weddings/screens/invitation.route.tsx'),
    route('dev/mailbox', './capabilities/mailbox/screens/mailbox.route.tsx'),
    route('dev/mailbox/:id', './capabilities/mailbox/screens/message.route.tsx'),
    route('api-docs', './capabilities/diagnostics/screens/api-docs.route.tsx'),
    route('about/index', './capabilities/company/screens/about.route.tsx'),
    route('about/team', './capabilities/company/screens/team.route.tsx'),
    route('about/press', './capabilities/company/screens/press.route.tsx'),
    route('faq', './capabilities/company/screens/faq.route.tsx'),
    route('contact-us', './capabilities/company/screens/contact.route.tsx'),
    route('privacy', './capabilities/company/screens/privacy.route.tsx'),
    route('terms', './capabilities/company/screens/terms.route.tsx'),
    route('privacy-center', './capabilities/company/screens/privacy-center.route.tsx'),
    route('webaccessibility', './capabilities/company/screens/accessibility.route.tsx'),
    route('returns', './capabilities/company/screens/returns.route.tsx'),
    route('advisor', './capabilities/company/screens/advisor.route.tsx'),
    route('wedding-planning/app', './capabilities/company/screens/app.route.tsx'),
    route('wedding-registry/couple-reviews', './capabilities/company/screens/couple-reviews.route.tsx'),
    route('wedding-registry/invite', './capabilities/company/screens/invite.route.tsx'),
    route('data-credits', './capabilities/company/screens/data-credits.route.tsx'),
    route('styleguide', './capabilities/styleguide/screens/styleguide.route.tsx'),
    route('styleguide/pictures', './capabilities/styleguide/screens/pictures.route.tsx'),
    ...sections(upcomingCouplePaths, 1),
    route('*', './app/not-found.route.tsx'),
  ]),
  route(
    'wedding-vendors/:category/:slug/preview/frame',
    './capabilities/marketplace/screens/storefront/preview-frame.route.tsx',
  ),
  layout('./shells/vendor-shell.tsx', [
    route('inspire/vendors', './capabilities/company/screens/vendor-landing.route.tsx'),
    route('inspire/vendors/signup', './capabilities/identity/screens/vendor-sign-up.route.tsx'),
    route('inspire/vendors/onboard', './capabilities/listings/screens/onboard.route.tsx'),
    route('inspire/vendors/claim/:uuid', './capabilities/claims/screens/claim.route.tsx'),
    route('inspire/vendors/claims/:id', './capabilities/claims/screens/asked-claim.route.tsx'),
    route('inspire/vendors/dashboard', './capabilities/insights/screens/dashboard.route.tsx'),
    route('inspire/vendors/listing', './capabilities/listings/screens/listing.route.tsx'),
    route('inspire/vendors/account', './capabilities/settings/screens/vendor-settings.route.tsx'),
    route(
      'inspire/vendors/account/notifications',
      './capabilities/notices/screens/vendor-notifications.route.tsx',
    ),
    layout('./capabilities/billing/screens/plan-frame.route.tsx', [
      route('inspire/vendors/checkout', './capabilities/billing/screens/checkout.route.tsx'),
      route('inspire/vendors/checkout/:uuid', './capabilities/billing/screens/purchase.route.tsx'),
      route('inspire/vendors/purchase-history', './capabilities/billing/screens/purchase-history.route.tsx'),
      route(
        'inspire/vendors/purchase-history/:uuid',
        './capabilities/billing/screens/purchase-receipt.route.tsx',
      ),
      route(
        'inspire/vendors/purchase-history/balance-history',
        './capabilities/leads/screens/balance-history.route.tsx',
      ),
      route('inspire/vendors/your-plans', './capabilities/billing/screens/your-plans.route.tsx'),
      route('inspire/vendors/select-plan', './capabilities/billing/screens/select-plan.route.tsx'),
      route('inspire/vendors/how-we-price', './capabilities/company/screens/how-we-price.route.tsx'),
    ]),
    route('inspire/vendors/user-management', './capabilities/teams/screens/user-management.route.tsx'),
    route('inspire/vendors/invitation/:token', './capabilities/teams/screens/invitation.route.tsx', {
      id: 'team-invitation',
    }),
    route('inspire/vendors/faq', './capabilities/company/screens/vendor-faq.route.tsx'),
    route(
      'inspire/vendors/connection-protection-policy',
      './capabilities/company/screens/connection-protection.route.tsx',
    ),
    route('inspire/vendors/plans-terms', './capabilities/company/screens/plans-terms.route.tsx'),
    route('inspire/vendors/about-plans', './capabilities/company/screens/about-plans.route.tsx'),
    route('inspire/vendors/how-plans-work', './capabilities/company/screens/how-plans-work.route.tsx'),
    route('inspire/vendors/about-credits', './capabilities/company/screens/about-credits.route.tsx'),
    route('inspire/vendors/how-credits-work', './capabilities/company/screens/how-credits-work.route.tsx'),
    route('inspire/vendors/resources', './capabilities/company/screens/vendor-resources.route.tsx'),
    route(
      'inspire/vendors/listing/preferred-vendors',
      './capabilities/listings/screens/preferred-vendors.route.tsx',
    ),
    route('inspire/vendors/listing/calendar', './capabilities/calendars/screens/calendar.route.tsx'),
    route('inspire/vendors/leads', './capabilities/leads/screens/leads-home.route.ts'),
    // Before the leads: finding couples comes with its own capability.
    route('inspire/vendors/leads/find-couples/*', SECTION, { id: 'section:find-couples' }),
    route('inspire/vendors/leads/:uuid/receipt', './capabilities/leads/screens/receipt.route.tsx'),
    // One page for the list and for a lead beside it, so that opening one leaves the list as it is.
    route('inspire/vendors/leads/:status/:uuid?', './capabilities/leads/screens/leads.route.tsx'),
    ...sections(upcomingVendorPaths, 2),
  ]),
] satisfies RouteConfig;
