import type { IdentityDeps } from './identity-deps.ts';
import { accountRoutes } from './routes/account.routes.ts';
import { authRoutes } from './routes/auth.routes.ts';
import { passkeyRoutes } from './routes/passkey.routes.ts';
import { supportRoutes } from './routes/support.routes.ts';
import { vendorUserRoutes } from './routes/vendor-user.routes.ts';

export function identityRoutes(deps: IdentityDeps) {
  return {
    auth: authRoutes(deps),
    account: accountRoutes(deps),
    passkey: passkeyRoutes(deps),
    support: supportRoutes(deps),
    vendorUser: vendorUserRoutes(deps),
  };
}
