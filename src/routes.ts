import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the product, in one table. */
export default [
  layout('./app/shells/public-shell.tsx', [
    index('./capabilities/home/screens/home.route.tsx'),
    route('account/login', './capabilities/identity/screens/login.route.tsx'),
    route('account/forgot-password', './capabilities/identity/screens/forgot-password.route.tsx'),
    route('account/reset-password', './capabilities/identity/screens/reset-password.route.tsx'),
    route('account/verify-email', './capabilities/identity/screens/verify-email.route.tsx'),
    route('account/settings', './capabilities/identity/screens/settings/settings.route.tsx'),
    route('wedding/onboard/wedding-planning', './capabilities/weddings/screens/onboarding.route.tsx'),
    route('invitation/:token', './capabilities/weddings/screens/invitation.route.tsx'),
    route('dev/mailbox', './capabilities/mailbox/screens/mailbox.route.tsx'),
    route('dev/mailbox/:id', './capabilities/mailbox/screens/message.route.tsx'),
    route('api-docs', './capabilities/diagnostics/screens/api-docs.route.tsx'),
    route('*', './app/not-found.route.tsx'),
  ]),
  layout('./app/shells/vendor-shell.tsx', [
    route('inspire/vendors', './capabilities/identity/screens/vendor-landing.route.tsx'),
    route('inspire/vendors/signup', './capabilities/identity/screens/vendor-sign-up.route.tsx'),
    route('inspire/vendors/onboard', './capabilities/identity/screens/vendor-onboard.route.tsx'),
  ]),
] satisfies RouteConfig;
