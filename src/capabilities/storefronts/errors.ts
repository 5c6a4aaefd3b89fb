import { defineErrors } from '#platform/contract/errors.ts';

export const storefrontErrors = defineErrors({
  'storefront.not_found': 404,
  'storefront.role_forbids': 403,
  'storefront.slug_taken': 400,
  'storefront.wrong_state': 400,
});

type StorefrontErrors = typeof storefrontErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends StorefrontErrors {}
}
