import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { admin, twoFactor } from 'better-auth/plugins';
import { createAccessControl } from 'better-auth/plugins/access';
import { defaultStatements, userAc } from 'better-auth/plugins/admin/access';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { emailVerified } from '../events.ts';
import { APP_CODE_FAILURES, APP_CODE_REST_MINUTES } from '../rules/verification.ts';
import { credentials, passkeys, sessions, twoFactors, users, verifications } from '../tables.ts';
import { verifyingPasskeys } from './passkey-plugin.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { authCookiePrefix, SESSION_SECONDS } from './session-cookies.ts';

type AuthParts = Pick<Platform, 'config' | 'events' | 'secret' | 'publicUrl' | 'passwordCost'> & { db: Tx };

const accessControl = createAccessControl(defaultStatements);
// Staff may look through someone's eyes; none of the library's other powers is used.
const ROLES = { member: userAc, support: accessControl.newRole({ user: ['impersonate'] }) };

/**
 * The auth library keeps accounts, sessions and second factors. Its own routes are not mounted: our contract calls it in
 * process, so that every request passes the same validation, CSRF check, limits and error table. Changes of password and
 * email address are ours (decision 0038): what they end has to end in the same transaction.
 */
function createAuth({ db, config, events, secret, publicUrl, passwordCost }: AuthParts) {
  return betterAuth({
    appName: 'Ampersand',
    baseURL: publicUrl,
    basePath: '/web-api/v1/auth',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
    }),
    logger: { disabled: true },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: authCookiePrefix(config.isProduction),
      // The library would put '__Secure-' in front; ours says more.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: config.isProduction },
      database: { generateId: 'uuid' },
      // The session list shows devices, not addresses; what is not kept cannot leak.
      ipAddress: { disableIpTracking: true },
    },
    // No session lives longer for being used: whoever stole one would never lose it.
    // And what needs a second factor asks for one, however fresh a session is.
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true, freshAge: 0 },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      // The specification's rules are checked by the contract; these bounds only protect the hasher.
      minPasswordLength: 8,
      maxPasswordLength: 200,
      password: {
        hash: (password) => hashPassword(password, passwordCost),
        verify: ({ hash, password }) => isPassword(hash, password),
      },
    },
    emailVerification: {
      afterEmailVerification: ({ id }) =>
        transact(db, (tx) => events.emit(tx, emailVerified, { userId: id })),
    },
    plugins: [
      twoFactor({
        issuer: 'Ampersand',
        accountLockout: { maxFailedAttempts: APP_CODE_FAILURES, durationSeconds: APP_CODE_REST_MINUTES * 60 },
      }),
      verifyingPasskeys(publicUrl),
      admin({
        ac: accessControl,
        roles: ROLES,
        defaultRole: 'member',
        adminRoles: ['support'],
        impersonationSessionDuration: 4 * 3600,
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

const auths = new WeakMap<Tx, Auth>();

/**
 * One for each database of the process, made when it is first asked for; or one for a transaction, where what the library
 * does must hold together with what we do.
 */
export function authOf(parts: AuthParts): Auth {
  const known = auths.get(parts.db);
  if (known) return known;
  const auth = createAuth(parts);
  auths.set(parts.db, auth);
  return auth;
}
