import type { CoverageStatus } from './coverage-row.ts';

export type SpecCall = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; status: CoverageStatus };

/** Section 7 of both specification documents. A call that stands in both is listed once. */
export const SPEC_CALLS: readonly SpecCall[] = [
  { method: 'GET', path: '/website-nav/web-api/v1/user/get', status: 'done' },
  { method: 'GET', path: '/website-nav/web-api/v1/user/create_store_account', status: 'done' },
  { method: 'GET', path: '/web-api/v1/user/status', status: 'done' },
  { method: 'GET', path: '/web-api/v1/account-invitation/list', status: 'done' },
  { method: 'POST', path: '/web-api/v1/account-invitation/send', status: 'done' },
  { method: 'POST', path: '/web-api/v1/account-invitation/uuid/{uuid}/{action}', status: 'done' },
  { method: 'POST', path: '/website-nav/web-api/v1/user-settings', status: 'done' },
  { method: 'GET', path: '/website-nav/web-api/v1/user-settings/{key}', status: 'done' },
  { method: 'GET', path: '/website-nav/web-api/legacyNav', status: 'done' },
  { method: 'POST', path: '/api/v0/log/{id}', status: 'done' },
  { method: 'GET', path: '/web-marketplace-api/v1/account-preferences', status: 'done' },
  { method: 'POST', path: '/web-marketplace-api/v1/account-preferences', status: 'done' },
  { method: 'GET', path: '/web-marketplace-api/v1/account-preferences/location', status: 'done' },
  { method: 'GET', path: '/web-marketplace-api/v1/favorites', status: 'done' },
  { method: 'POST', path: '/web-marketplace-api/v1/favorites/wedding-photo', status: 'done' },
  { method: 'DELETE', path: '/web-marketplace-api/v1/favorites/wedding-photo/{uuid}', status: 'done' },
  { method: 'POST', path: '/web-marketplace-api/v1/favorites/storefront', status: 'done' },
  { method: 'DELETE', path: '/web-marketplace-api/v1/favorites/storefront/{uuid}', status: 'done' },
  { method: 'GET', path: '/web-marketplace-api/v1/inquiry/unread', status: 'done' },
  { method: 'GET', path: '/web-marketplace-api/v1/inquiry/unread-count', status: 'done' },
  { method: 'GET', path: '/web-marketplace-api/v1/inquiry/preferences', status: 'done' },
  { method: 'GET', path: '/web-marketplace-api/v1/inquiry/get-last', status: 'done' },
  { method: 'GET', path: '/web-marketplace-api/v1/vendor-inquiry/{id}/unread', status: 'done' },
  {
    method: 'POST',
    path: '/web-marketplace-api/v1/manage/find-couples/for-storefront/{storefrontUuid}/search',
    status: 'later',
  },
  { method: 'GET', path: '/web-marketplace-api/v1/us-city/typeahead', status: 'done' },
  { method: 'POST', path: '/web-marketplace-api/v1/vendor-search/name-prefix-query', status: 'done' },
  { method: 'POST', path: '/web-marketplace-api/v1/vendor-search/list-by-category', status: 'done' },
  { method: 'GET', path: '/web-marketplace-api/v1/vendor-user/context', status: 'done' },
  { method: 'PUT', path: '/web-marketplace-api/v1/vendor-user/current/update', status: 'done' },
  { method: 'GET', path: '/web-marketplace-api/v1/vendor-user/settings/{key}', status: 'done' },
  { method: 'POST', path: '/web-marketplace-api/v1/vendor-user/settings', status: 'done' },
  {
    method: 'POST',
    path: '/web-marketplace-api/v1/manage/vendor-credits/accounts/storefronts/{storefrontUuid}/free-credit-redemption',
    status: 'done',
  },
  {
    method: 'GET',
    path: '/web-marketplace-api/v2/manage/vendor-credit/account/storefronts/{storefrontUuid}/details',
    status: 'done',
  },
  { method: 'PUT', path: '/web-marketplace-api/v1/manage/user/phone-number', status: 'done' },
];

/** Served by the process itself, so the contract does not hold them. The first is the specification's, the rest ours. */
export const PROCESS_PATHS: readonly { path: string; status: CoverageStatus }[] = [
  { path: '/web-marketplace-api/resize-image-asset', status: 'done' },
  { path: '/healthz', status: 'done' },
  { path: '/readyz', status: 'done' },
  { path: '/openapi.json', status: 'done' },
];
